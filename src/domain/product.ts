/** The product's name, in one place so that it can be rebranded. The specification writes {product}. */
export const productName = 'Trailmark';
