import type {
  ConteudoDoLaudo,
  EstruturaDoModelo,
  LaudoCompleto,
  MedidaPreenchida,
  TextoRico,
} from '@vetlume/dominio/laudo'
import { precificarItem } from '@vetlume/dominio/preco'
import sharp from 'sharp'
import type { Ambiente, RespostaDeTeste } from '../ambiente.ts'
import { criarAnimal, SENHA, unico, type Empresa } from '../fabricas.ts'

export const texto = (...paragrafos: string[]): TextoRico => ({
  type: 'doc',
  content: paragrafos.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
})

type Secao = ConteudoDoLaudo['secoes'][number]

export const secao = (campos: Partial<Secao> = {}): Secao => ({
  id: 'figado',
  titulo: 'Fígado',
  orgao: 'FIGADO',
  situacao: 'NORMAL',
  motivo: null,
  texto: texto('Ecotextura homogênea.'),
  medidas: [],
  confirmada: true,
  ...campos,
})

export const medida = (campos: Partial<MedidaPreenchida> = {}): MedidaPreenchida => ({
  id: 'BACO_ESPESSURA',
  rotulo: 'Espessura',
  valor: 12,
  unidade: 'mm',
  lado: null,
  ...campos,
})

export const conteudo = (campos: Partial<ConteudoDoLaudo> = {}): ConteudoDoLaudo => ({
  secoes: [secao()],
  conclusao: texto('Exame sem alterações dignas de nota.'),
  imagens: [],
  imagensPorPagina: 6,
  ...campos,
})

const estrutura = (): EstruturaDoModelo => ({
  secoes: [
    { ...secao(), frases: [{ atalho: 'normal', titulo: 'Normal', texto: 'Fígado normal.', situacao: 'NORMAL' }] },
  ],
  conclusao: texto('Conclusão do modelo.'),
  frasesDeConclusao: [],
  imagensPorPagina: 4,
})

export const imagem = (cor = '#226655', largura = 200): Promise<Buffer> =>
  sharp({ create: { width: largura, height: 150, channels: 3, background: cor } })
    .jpeg()
    .toBuffer()

/** The reply's body, after making sure that it succeeded. */
export function corpo<T>({ status, corpo: lido }: RespostaDeTeste<T>): T {
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(lido)}`)
  return lido
}

/** Statuses of simultaneous calls, in order of number: which of them won does not matter. */
export const statusEmOrdem = (respostas: readonly { status: number }[]): number[] =>
  respostas.map(({ status }) => status).toSorted((a, b) => a - b)

interface Exame {
  animal?: string
  parceiro?: string | null
  especialista?: string | null
  servico?: string
  estado?: string
  cancelado?: boolean
  paciente?: Parameters<typeof criarAnimal>[2]
}

/** A requested exam, straight in the database: the rules of the atendimento are tested elsewhere. */
export async function criarExame(
  amb: Ambiente,
  empresa: Empresa,
  exame: Exame = {},
): Promise<{ atendimento: string; item: string; animal: string }> {
  const { db, relogio } = amb
  const { cliente } = empresa
  const criado_em = relogio.agora().toString()
  const animal = exame.animal ?? (await criarAnimal(amb, cliente, exame.paciente)).animal
  const { tutor } = await db
    .selectFrom('animal')
    .select('tutor')
    .where('cliente', '=', cliente)
    .where('codigo', '=', animal)
    .executeTakeFirstOrThrow()
  const estado = exame.estado ?? 'EM_ANDAMENTO'
  const { n } = await db
    .selectFrom('atendimento')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('cliente', '=', cliente)
    .executeTakeFirstOrThrow()
  const { codigo: atendimento } = await db
    .insertInto('atendimento')
    .values({
      cliente,
      animal,
      tutor,
      estado,
      criado_em,
      numero: n + 1,
      origem: 'EMPRESA',
      modo_cobranca: 'A_VISTA',
      peso_gramas: 12_400,
      parceiro: exame.parceiro === undefined ? empresa.parceiro : exame.parceiro,
      especialista: exame.especialista === undefined ? empresa.especialista : exame.especialista,
      solicitante_nome: 'Dr. Paulo Lima',
      solicitante_crmv: 'CRMV-SP 23456',
      suspeita: 'Vômito',
      realizado_em: estado === 'ABERTO' ? null : criado_em,
      concluido_em: estado === 'CONCLUIDO' ? criado_em : null,
      motivo_cancelamento: estado === 'CANCELADO' ? 'Desistência' : null,
    })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  const { codigo: item } = await db
    .insertInto('atendimento_item')
    .values({
      cliente,
      atendimento,
      servico: exame.servico ?? empresa.servico,
      ordem: 1,
      preco_centavos: 20_000,
      explicacao: JSON.stringify(precificarItem({ servico: { nome: 'Exame', centavos: 20_000 } }).explicacao),
      cancelado: exame.cancelado ?? false,
    })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  return { atendimento, item, animal }
}

/** A draft that the check accepts, written by the company's specialist. */
export async function escrever(
  amb: Ambiente,
  empresa: Empresa,
  opcoes: { exame?: Exame; conteudo?: Partial<ConteudoDoLaudo>; critico?: boolean } = {},
) {
  const exame = await criarExame(amb, empresa, opcoes.exame)
  const { ESPECIALISTA } = empresa.como
  const { codigo } = corpo(await ESPECIALISTA('POST /laudo', { item: exame.item }))
  const { versao } = corpo(
    await ESPECIALISTA('PUT /laudo/:codigo', {
      codigo,
      versao: 1,
      titulo: 'Ultrassonografia abdominal',
      critico: opcoes.critico ?? false,
      conteudo: conteudo(opcoes.conteudo),
    }),
  )
  return { ...exame, codigo, versao }
}

export function assinar(
  { como }: Empresa,
  { codigo, versao }: { codigo: string; versao: number },
  campos: {
    senha?: string
    senhaDoCertificado?: string
    entregar?: boolean
    aceitarAvisos?: boolean
    respostaAosAvisos?: string
  } = {},
) {
  return como.ESPECIALISTA('POST /laudo/:codigo/assinar', {
    codigo,
    versao,
    senha: SENHA,
    entregar: true,
    aceitarAvisos: true,
    ...campos,
  })
}

/** A laudo signed and delivered to the company's partner clinic. */
export async function assinado(
  amb: Ambiente,
  empresa: Empresa,
  opcoes: Parameters<typeof escrever>[2] & { entregar?: boolean } = {},
) {
  const escrito = await escrever(amb, empresa, opcoes)
  return { ...escrito, ...corpo(await assinar(empresa, escrito, { entregar: opcoes.entregar ?? true })) }
}

export const lerComo = async (
  empresa: Empresa,
  perfil: 'CLIENTE' | 'ESPECIALISTA' | 'PARCEIRO',
  codigo: string,
): Promise<LaudoCompleto> => corpo(await empresa.como[perfil]('GET /laudo/:codigo', { codigo }))

export async function publicarModelo(
  { db }: Ambiente,
  cliente: string,
  campos: {
    nome?: string
    especie?: string
    sexo?: string
    modalidade?: string
    servico?: string
    ativo?: boolean
    estado?: string
    impressao?: EstruturaDoModelo['impressao']
    secoes?: EstruturaDoModelo['secoes']
  } = {},
): Promise<string> {
  const { estado = 'PUBLICADA', especie, impressao, secoes, ...resto } = campos
  const escolhas = { impressao, ...(secoes && { secoes }) }
  const especieDoModelo =
    especie === undefined
      ? null
      : (await db.selectFrom('especie').select('codigo').where('nome', '=', especie).executeTakeFirstOrThrow()).codigo
  const { codigo } = await db
    .insertInto('modelo_documento')
    .values({ cliente, nome: unico('Modelo'), tipo: 'LAUDO', ...resto, especie: especieDoModelo })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('modelo_documento_versao')
    .values({ cliente, modelo: codigo, numero: 1, estado, estrutura: JSON.stringify({ ...estrutura(), ...escolhas }) })
    .execute()
  return codigo
}

export const enviar = (
  { como }: Empresa,
  codigo: string,
  bytes: Uint8Array,
  nome = 'corte.jpg',
  perfil: 'ESPECIALISTA' | 'CLIENTE' = 'ESPECIALISTA',
) => como[perfil]('POST /laudo/:codigo/imagem', { codigo }, { arquivo: { nome, bytes } })

/** A laudo delivered with one image in it and one that was left out. */
export async function comImagens(amb: Ambiente, empresa: Empresa) {
  const { codigo, versao } = await escrever(amb, empresa)
  const usada = corpo(await enviar(empresa, codigo, await imagem('#114477'))).arquivo
  const deFora = corpo(await enviar(empresa, codigo, await imagem('#992211'))).arquivo
  const salvo = corpo(
    await empresa.como.ESPECIALISTA('PUT /laudo/:codigo', {
      codigo,
      versao,
      titulo: 'T',
      critico: false,
      conteudo: conteudo({ imagens: [{ arquivo: usada, legenda: 'Fígado' }] }),
    }),
  )
  const { codigoVerificacao } = corpo(await assinar(empresa, { codigo, versao: salvo.versao }))
  return { codigo, usada, deFora, codigoVerificacao }
}
