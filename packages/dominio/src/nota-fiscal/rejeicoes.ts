/** What a person does about a refusal. Codes with an E are of the national environment; those with a T, the sandbox's. */
const O_QUE_FAZER: Readonly<Record<string, string>> = {
  E0014: 'Em Emissão e certificado, avance o próximo número da série e emita de novo.',
  E0310: 'Em Emissão e certificado, troque o código de tributação e emita de novo.',
  E0714: 'Tente de novo; se repetir, envie outra vez o certificado A1 da empresa.',
  E1235: 'Confira os dados de emissão e o cadastro de quem recebe a nota e tente de novo.',
  T0001: 'Corrija o CPF ou CNPJ no cadastro de quem recebe a nota e emita de novo.',
  T0002: 'Envie o certificado A1 do CNPJ da empresa e tente de novo.',
  T0003: 'Confira a nota antiga no ambiente nacional antes de emitir outra.',
  T0004: 'Confira a nota no ambiente nacional antes de tentar de novo.',
  T0005: 'Cancele a nota que tomou o lugar dela, se for o caso.',
}

/** One sentence for the code of a refusal; of one that nobody foresaw, where to take it. */
export const oQueFazer = (codigo: string): string =>
  O_QUE_FAZER[codigo] ?? 'Confira os dados e tente de novo; se repetir, leve este código à contabilidade.'
