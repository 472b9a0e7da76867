import type { SecaoDoLaudo } from '../../src/laudo/conteudo.ts'
import type { DadosDaVerificacao } from '../../src/laudo/verificacao/index.ts'
import { conteudo, medida, secao, semPendencia, texto } from './conteudo-de-exemplo.ts'

export type Paciente = DadosDaVerificacao['paciente']
export type Caso = readonly [
  descricao: string,
  dados: DadosDaVerificacao,
  gravidade: 'ERRO' | 'AVISO' | null,
  mensagem?: RegExp,
]

export const CADELA: Paciente = { especie: 'Canina', sexo: 'FEMEA', castrado: false, pesoGramas: 10_000 }
export const CASTRADA: Paciente = { ...CADELA, castrado: true }
export const CAO: Paciente = { ...CADELA, sexo: 'MACHO' }
export const CASTRADO: Paciente = { ...CAO, castrado: true }
export const GATA: Paciente = { especie: 'Felina', sexo: 'FEMEA', castrado: true, pesoGramas: 4_000 }

export const com = (secoes: Partial<SecaoDoLaudo>[], paciente: Paciente = CASTRADA): DadosDaVerificacao =>
  semPendencia({ paciente, modeloPara: null, conteudo: conteudo({ secoes: secoes.map(secao) }) })
export const comRim = (campos: Partial<SecaoDoLaudo>, paciente?: Paciente) =>
  com([{ titulo: 'Rim esquerdo', orgao: 'RINS', ...campos }], paciente)
export const comMedida = (
  campos: Parameters<typeof medida>[0],
  resto: Partial<SecaoDoLaudo> = {},
  paciente?: Paciente,
) => com([{ titulo: 'Rins', orgao: 'RINS', medidas: [medida(campos)], ...resto }], paciente)
export const comTexto = (escrito: string, paciente?: Paciente) => com([{ texto: texto(escrito) }], paciente)

/** With this conclusion, after these sections. */
export const comConclusao = (
  escrita: string,
  secoes: Partial<SecaoDoLaudo>[] = [{}],
  campos: Partial<DadosDaVerificacao> = {},
) =>
  semPendencia({
    modeloPara: null,
    conteudo: conteudo({ secoes: secoes.map(secao), conclusao: texto(escrita) }),
    ...campos,
  })
