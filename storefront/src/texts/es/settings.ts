export const settings = {
  title: 'Tu cuenta',
};
