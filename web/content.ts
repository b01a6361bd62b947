export const productName = 'Evident'
