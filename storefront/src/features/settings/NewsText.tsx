import { useEffect, useState } from 'react';
import { useLanguage } from '../../lib/i18n';
import { legalText } from '../../lib/legal';
import type { LegalText } from '../../lib/wire';

/** The very words that a yes to news by mail is about. */
export function NewsText() {
  const { language } = useLanguage();
  const [text, setText] = useState<LegalText | null>(null);
  useEffect(() => {
    legalText('marketing', language).then(setText).catch(() => undefined);
  }, [language]);
  return text?.sections.flatMap(({ paragraphs }) => paragraphs).map((paragraph) => <p key={paragraph} className="mt-1 text-muted">{paragraph}</p>);
}
