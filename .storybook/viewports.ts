/** The widths that the product is looked at, around the breakpoints of section 9. */
export const viewports = {
  small: { name: 'Small phone, 320', styles: { width: '320px', height: '640px' } },
  phone: { name: 'Phone, 375', styles: { width: '375px', height: '812px' } },
  tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' } },
  collapsed: { name: 'Below the bar, 991', styles: { width: '991px', height: '800px' } },
  desktop: { name: 'Desktop, 1280', styles: { width: '1280px', height: '800px' } },
} as const;
