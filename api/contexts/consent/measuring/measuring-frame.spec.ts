import { measuringFrame, measuringPolicy } from './measuring-frame.js';

const tool = { url: 'https://stats.example/script.js?a=1&b="', id: 'ludoteca.1' };

describe('the frame of a measuring tool', () => {
  it('lets in the host of the tool and no other, without an origin of its own', () => {
    expect(measuringPolicy(tool, 'n')).toBe(
      "default-src 'none'; script-src 'nonce-n' https://stats.example; connect-src https://stats.example; img-src https://stats.example; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; sandbox allow-scripts",
    );
  });

  it('holds the tool with its name, its address written safely', () => {
    expect(measuringFrame(tool, 'n')).toContain(
      '<script src="https://stats.example/script.js?a=1&amp;b=&quot;" data-website-id="ludoteca.1" data-id="ludoteca.1" async>',
    );
    expect(measuringFrame({ ...tool, id: null }, 'n')).not.toContain('data-id');
  });
});
