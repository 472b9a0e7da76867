import * as z from 'zod/mini'
import { filtroDeAtivos, linha, linhaDeCadastro, listaDeCadastro, rotasDoCadastro } from '../cadastro/index.ts'
import { BINARIO, endpoint, instante, porCodigo, VAZIO, type RespostaDe } from '../contrato/index.ts'

/** `servicos`: active services that need it. */
const ficha = { nome: z.string(), servicos: z.int() }

export const itemDeEquipamento = z.object({ ...linhaDeCadastro, ...ficha })
export type ItemDeEquipamento = z.infer<typeof itemDeEquipamento>

/** What the form of a piece of equipment holds. */
export const dadosDoEquipamento = z.object({ nome: linha(80) })
export type DadosDoEquipamento = z.output<typeof dadosDoEquipamento>

/** What a machine shows to send images. Nulls: it has none. */
export const credencialDoEquipamento = z.object({
  criadaEm: z.nullable(instante),
  criadaPor: z.nullable(z.string()),
  /** To the minute, with the address that it came from. */
  usadaEm: z.nullable(instante),
  usadaDe: z.nullable(z.string()),
})
export type CredencialDoEquipamento = z.infer<typeof credencialDoEquipamento>

const credencial = {
  'GET /equipamento/:codigo/credencial': endpoint({
    resumo: 'Se o equipamento tem uma credencial para enviar imagens, e quando a usou',
    permissao: 'equipamento:ler',
    escopo: 'cliente',
    entrada: porCodigo,
    resposta: credencialDoEquipamento,
    erros: ['NAO_ENCONTRADO'],
  }),
  'POST /equipamento/:codigo/credencial': endpoint({
    resumo: 'Gera a credencial do equipamento, mostrada só agora; a anterior deixa de valer',
    permissao: 'equipamento:escrever',
    escopo: 'cliente',
    reforco: true,
    idempotente: true,
    status: 201,
    entrada: porCodigo,
    resposta: z.object({
      /** Base of the DICOMweb services. */
      url: z.string(),
      /** For HTTP Basic; a Bearer needs the token alone. */
      usuario: z.string(),
      token: z.string(),
    }),
    erros: ['NAO_ENCONTRADO'],
  }),
  'DELETE /equipamento/:codigo/credencial': endpoint({
    resumo: 'Revoga a credencial do equipamento: ele não envia nem lê mais nada',
    permissao: 'equipamento:escrever',
    escopo: 'cliente',
    status: 204,
    entrada: porCodigo,
    resposta: VAZIO,
    erros: ['NAO_ENCONTRADO'],
  }),
  'GET /gateway': endpoint({
    resumo: 'Os arquivos do gateway, para aparelhos que só falam DICOM de rede, em ZIP; sem credencial nenhuma',
    permissao: 'equipamento:escrever',
    escopo: 'nenhum',
    entrada: z.object({}),
    resposta: BINARIO,
  }),
}

const cadastro = rotasDoCadastro({
  caminho: 'equipamento',
  nome: 'equipamento',
  ler: 'equipamento:ler',
  escrever: 'equipamento:escrever',
  escopo: 'cliente',
  lista: listaDeCadastro({
    resumo: 'Equipamentos da empresa: cada um serve a um exame de cada vez',
    permissao: 'equipamento:ler',
    escopo: 'cliente',
    ordens: ['nome'],
    padrao: 'nome',
    filtros: filtroDeAtivos,
    item: itemDeEquipamento,
  }),
  campos: dadosDoEquipamento,
  ficha,
})
export const contratoEquipamento = { ...cadastro, ...credencial }
export type Equipamento = RespostaDe<(typeof contratoEquipamento)['GET /equipamento/:codigo']>
