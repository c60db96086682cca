export { StaffLimit } from './staff-limit.js';
export { StaffLimitModule } from './staff-limit.module.js';
