export { StaffLimit, type Measure } from './staff-limit.js';
export { StaffLimitModule } from './staff-limit.module.js';
