/** The sizes that stories are shown at, around the breakpoints of product.md §9. */
export const viewports = {
  small: { name: 'Small phone, 320', styles: { width: '320px', height: '640px' } },
  phone: { name: 'Phone, 375', styles: { width: '375px', height: '812px' } },
  landscape: { name: 'Large phone, 576', styles: { width: '576px', height: '900px' } },
  tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' } },
  collapsed: { name: 'Below the bar, 991', styles: { width: '991px', height: '800px' } },
  bar: { name: 'The bar unfolds, 992', styles: { width: '992px', height: '800px' } },
  page: { name: 'The page at its widest, 1200', styles: { width: '1200px', height: '800px' } },
  desktop: { name: 'Desktop, 1280', styles: { width: '1280px', height: '800px' } },
  wide: { name: 'Wide screen, 1400', styles: { width: '1400px', height: '900px' } },
  zoomed: { name: '1280 at 200 %, 640', styles: { width: '640px', height: '400px' } },
} as const;
