import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router-dom';

type LinkBehaviorProps = AnchorHTMLAttributes<HTMLAnchorElement> &
  Pick<RouterLinkProps, 'state' | 'preventScrollReset' | 'replace'> & {
    href: string;
    ref?: Ref<HTMLAnchorElement>;
  };

/**
 * What every MUI link and button with an `href` renders: the router's link for our own addresses, a plain
 * anchor for everything else (mailto:, https:, downloads).
 */
export function LinkBehavior({
  href,
  state,
  preventScrollReset,
  replace,
  ...rest
}: LinkBehaviorProps) {
  const own = href.startsWith('/') && !href.startsWith('//');
  if (!own || rest.download !== undefined) return <a href={href} {...rest} />;
  return (
    <RouterLink
      to={href}
      state={state}
      {...(preventScrollReset === undefined ? {} : { preventScrollReset })}
      {...(replace === undefined ? {} : { replace })}
      {...rest}
    />
  );
}
