/** What stands in the pages in the place of an answer, a choice or a record. */
export const nada = (): void => undefined

export const LONGO =
  'Hospital Veterinário Universitário de Santa Catarina, unidade de diagnóstico por imagem de pequenos e grandes animais'

export const PORTES = ['Pequeno', 'Médio', 'Grande'].map((rotulo) => ({ valor: rotulo[0] ?? '', rotulo }))

export const TUTORES = [
  { codigo: '1', nome: 'Ana Prado', detalhe: 'São Paulo' },
  { codigo: '2', nome: 'Bruno Dias', detalhe: null },
]

export const procurarTutor = async (texto: string) =>
  TUTORES.filter(({ nome }) => nome.toLowerCase().includes(texto.toLowerCase()))
