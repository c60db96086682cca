export { StaffLimit } from '../../contexts/refunds/staff-limit.js';
export { StaffLimitModule } from '../../contexts/refunds/staff-limit.module.js';
