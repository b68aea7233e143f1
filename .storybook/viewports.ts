/** The sizes designers review in, and the widths the pictures are taken at. */
export const viewports = {
  phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  smallPhone: {
    name: 'Small phone (320 px)',
    styles: { width: '320px', height: '640px' },
    type: 'mobile',
  },
  tablet: { name: 'Tablet', styles: { width: '820px', height: '1180px' }, type: 'tablet' },
  desktop: { name: 'Desktop', styles: { width: '1280px', height: '900px' }, type: 'desktop' },
} as const;
