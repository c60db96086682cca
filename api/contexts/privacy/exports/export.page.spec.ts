import { exportPage, type ExportedPart } from './export.page.js';

const now = '2026-11-21T15:04:05.000Z';
const part = (content: unknown, more: Partial<ExportedPart> = {}): ExportedPart => ({
  name: 'account',
  title: 'Tu cuenta',
  about: null,
  isKept: false,
  content,
  ...more,
});

describe('the page of a person’s data', () => {
  it('names each field and writes instants, truths and absences as people do', () => {
    const page = exportPage('es', now, [part({ createdAt: now, hasPassword: true, bio: null, total: 4990 })]);

    expect(page).toContain('<dt>Cuenta creada el</dt><dd>21 de noviembre de 2026');
    expect(page).toContain('<dt>Tiene contraseña</dt><dd>sí</dd>');
    expect(page).toContain('<dt>Sobre ti</dt><dd>–</dd>');
    expect(page).toContain('<dt>Total en pesos</dt><dd>4990</dd>');
  });

  it('shows fields that it has no word for under their own name', () => {
    expect(exportPage('en', now, [part({ guardianEmail: 'a@example.test' })])).toContain(
      '<dt>Guardian email</dt><dd>a@example.test</dd>',
    );
  });

  it('runs nothing that a person wrote', () => {
    const page = exportPage('en', now, [part({ bio: '<script>alert(1)</script>', '<b>': '"' }, { title: '<i>' })]);

    expect(page).not.toMatch(/<script|<b>|<i>/);
    expect(page).toContain('&lt;script&gt;alert(1)');
  });

  it('puts words of machines into the reader’s language, but no name', () => {
    const page = exportPage('es', now, [
      part([{ state: 'ready', username: 'ready', title: { es: 'Volcán', en: 'Volcano' } }]),
    ]);

    expect(page).toContain('<dt>Estado</dt><dd>listo</dd>');
    expect(page).toContain('<dt>Nombre de usuario</dt><dd>ready</dd>');
    expect(page).toContain('<dd>Volcán</dd>');
    expect(page).not.toContain('Volcano');
  });

  it('says what is empty, and what stays after a deletion', () => {
    const page = exportPage('en', now, [
      part([], { name: 'mails' }),
      part([{ total: 1 }], { name: 'orders', isKept: true }),
    ]);

    expect(page).toContain('Nothing is kept here.');
    expect(page.match(/This stays even if you delete your account\./g)).toHaveLength(1);
  });
});
