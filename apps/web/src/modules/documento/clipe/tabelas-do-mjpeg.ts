/** The Huffman tables of the JPEG standard (ITU T.81, K.3), as segments of a file: MJPEG leaves them out, and not every browser has them. */
const PADRAO = [
  '/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKB',
  'kaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJ',
  'ipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEB',
  'AQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMz',
  'UvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaX',
  'mJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6',
].join('')

const [TABELAS, VARREDURA] = [0xc4, 0xda]
const INICIO = 2

/** Whether it says its own tables before its picture begins. */
function temTabelas(jpeg: Uint8Array): boolean {
  for (let i = INICIO; i + 4 <= jpeg.length && jpeg[i] === 0xff;) {
    const marca = jpeg[i + 1]
    if (marca === TABELAS) return true
    if (marca === VARREDURA) return false
    i += 2 + ((jpeg[i + 2] ?? 0) << 8) + (jpeg[i + 3] ?? 0)
  }
  return false
}

/** A frame of MJPEG as a JPEG that any browser reads. */
export function comTabelas(jpeg: Uint8Array): Uint8Array {
  if (temTabelas(jpeg)) return jpeg
  const padrao = Uint8Array.from(atob(PADRAO), (letra) => letra.charCodeAt(0))
  const inteiro = new Uint8Array(jpeg.length + padrao.length)
  inteiro.set(jpeg.subarray(0, INICIO))
  inteiro.set(padrao, INICIO)
  inteiro.set(jpeg.subarray(INICIO), INICIO + padrao.length)
  return inteiro
}
