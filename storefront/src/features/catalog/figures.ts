/**
 * Per cent of primary schools without a science laboratory: Inter-American Development Bank, technical note 277 of May
 * 2011, on a survey of 2006 in 16 countries of Latin America and the Caribbean.
 */
export const SCHOOLS_WITHOUT_LAB = 88;
/** Per cent of children who have access to a phone, as the project published it. */
export const CHILDREN_WITH_PHONE = 92;
