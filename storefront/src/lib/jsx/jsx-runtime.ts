/** React's own, but for texts beside siblings; the compiler calls it wherever there is JSX (`jsxImportSource`). */
import type { ElementType, ReactElement } from 'react';
import * as react from 'react/jsx-runtime';
import { inOwnElements } from './own-element';

export { Fragment, type JSX } from 'react/jsx-runtime';

type Props = { children?: unknown };

/** @returns an element with at most one child */
export function jsx(type: ElementType, props: Props, key?: string): ReactElement {
  const children = inOwnElements(type, props.children);
  return react.jsx(type, children === props.children ? props : { ...props, children }, key);
}

/** @returns an element with several children, which JSX wrote side by side */
export function jsxs(type: ElementType, props: Props, key?: string): ReactElement {
  const children = inOwnElements(type, props.children);
  if (children === props.children) return react.jsxs(type, props, key);
  return (Array.isArray(children) ? react.jsxs : react.jsx)(type, { ...props, children }, key);
}
