/** Loaded into a server before its program: at SIGUSR2 something fails that no code of the shop catches. */
process.on('SIGUSR2', () => {
  if (process.env.FAULT === 'exception') throw new Error('a fault of this test');
  void Promise.reject(new Error('a fault of this test'));
});
