interface Opcoes {
  /** Entries of the catalogue beyond its pages. */
  catalogo?: string
  /** Objects from number 4 on. */
  objetos?: readonly string[]
  /** Entries of the page. */
  pagina?: string
}

/** The smallest PDF that a reader opens; `texto` makes it unlike any other. */
export function pdfMinimo(texto = '', { catalogo = '', objetos = [], pagina = '' }: Opcoes = {}): Buffer {
  const todos = [
    `<< /Type /Catalog /Pages 2 0 R ${catalogo} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] ${pagina} >>`,
    ...objetos,
  ]
  const partes = [Buffer.from(`%PDF-1.7\n% ${texto.replaceAll(/[\r\n]/g, ' ')}\n`)]
  const posicoes: number[] = []
  const tamanho = () => partes.reduce((soma, { length }) => soma + length, 0)
  for (const [n, objeto] of todos.entries()) {
    posicoes.push(tamanho())
    partes.push(Buffer.from(`${n + 1} 0 obj\n${objeto}\nendobj\n`, 'latin1'))
  }
  const inicio = tamanho()
  const tabela = posicoes.map((posicao) => `${String(posicao).padStart(10, '0')} 00000 n \n`).join('')
  const total = todos.length + 1
  partes.push(
    Buffer.from(
      `xref\n0 ${total}\n0000000000 65535 f \n${tabela}trailer\n<< /Size ${total} /Root 1 0 R >>\nstartxref\n${inicio}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(partes)
}
