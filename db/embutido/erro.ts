/** A failure the person at the terminal can understand and act on; `message` is in Portuguese. */
export class ErroDePreparo extends Error {
  override name = 'ErroDePreparo'
}
