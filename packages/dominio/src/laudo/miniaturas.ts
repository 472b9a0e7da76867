/** Small images that one request asks for: few enough for the first of them to be soon on the screen. */
export const MINIATURAS_POR_VEZ = 16
