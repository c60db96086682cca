export const settings = {
  title: 'Your account',
} as const;
