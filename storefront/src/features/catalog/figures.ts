/** Per cent of primary schools without a science laboratory: Inter-American Development Bank, technical note 277 of 2011, 16 countries. */
export const SCHOOLS_WITHOUT_LAB = 88;
/** Per cent of children who can reach a phone, as the project published it. */
export const CHILDREN_WITH_PHONE = 92;
