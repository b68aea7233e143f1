import Box from '@mui/material/Box';
import { avatarColor, initials } from '#domain/avatar.ts';

type PersonAvatarProps = {
  name: string;
  /** What the colour is chosen by: the person's `avatar` field, the same on every screen. */
  seed: string;
  /** Width and height in px. */
  size?: number;
};

/** A person's initials on a colour of their own. Decoration: the name stands beside it. */
export function PersonAvatar({ name, seed, size = 44 }: PersonAvatarProps) {
  const { light, dark } = avatarColor(seed);
  return (
    <Box
      component="span"
      aria-hidden="true"
      sx={(theme) => ({
        display: 'inline-flex',
        alignItems: 'center',
        justifyContent: 'center',
        flex: 'none',
        width: size,
        height: size,
        borderRadius: '50%',
        fontSize: size * 0.38,
        fontWeight: 650,
        lineHeight: 1,
        letterSpacing: '0.01em',
        userSelect: 'none',
        overflow: 'hidden',
        backgroundColor: light.background,
        color: light.text,
        ...theme.applyStyles('dark', { backgroundColor: dark.background, color: dark.text }),
        '@media (forced-colors: active)': { border: '1px solid' },
      })}
    >
      {initials(name)}
    </Box>
  );
}
