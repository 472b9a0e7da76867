import { randomUUID } from 'node:crypto'
import {
  acrescimoMaximo,
  conferirBaixa,
  darBaixa,
  descontoMaximo,
  estadoDoPagamento,
  estornar,
  faltaDoTitulo,
  totalAPagar,
  type ValoresDaBaixa,
  type ValoresDoTitulo,
} from '@vetlume/dominio/financeiro'
import { sql } from 'kysely'
import { emTransacao, type Banco } from '../../src/infra/banco/index.ts'
import type { Ambiente } from '../ambiente.ts'
import type { Empresa } from '../fabricas.ts'
import { semTrilha } from '../trilha.ts'

/** What may happen to one title. The numbers choose how much, when and where. */
export const ATOS = [
  'receber',
  'quitar',
  'estornar',
  'cancelar',
  'fechar',
  'reabrir',
  'mudar',
  'renegociar',
  'desfazer',
] as const
export interface Ato {
  ato: (typeof ATOS)[number]
  a: number
  b: number
}
export interface Roteiro {
  tipo: 'RECEBER' | 'PAGAR' | 'EXAME'
  valor: number
  dia: number
  atos: readonly Ato[]
}

interface PagamentoFeito extends ValoresDaBaixa {
  codigo: string
  conta: number
  dia: number
  estornado: boolean
}

interface Vida extends ValoresDoTitulo {
  codigo: string
  natureza: 'RECEBER' | 'PAGAR'
  estado: string
  dia: number
  /** Position of its type of expense; null without one. */
  tipo: number | null
  atendimento: string | null
  fechamento: string | null
  /** The agreement that it was written by, and the one that closed it. */
  renegociacao: string | null
  renegociadoPor: string | null
  pagamentos: PagamentoFeito[]
}

/** The closing of one exam, and the title that charges it. */
interface Fechado {
  codigo: string
  titulo: Vida
  desconto: number
  comissao: number
  reaberto: boolean
}

export interface Historia {
  vidas: Vida[]
  fechados: Fechado[]
}

export const diaDe = (n: number) => Temporal.PlainDate.from('2026-01-05').add({ days: n }).toString()
const CRIADO = '2026-01-01T12:00:00Z'
const VIVOS = new Set(['ABERTO', 'PARCIAL'])

/** The rows that one act of every history leaves, to be written together. */
interface Escrita {
  titulos: Vida[]
  mudados: Set<Vida>
  pagamentos: (PagamentoFeito & { titulo: string; estorna: string | null })[]
  fechamentos: Fechado[]
  reabertos: Fechado[]
  acordos: { codigo: string; natureza: string }[]
}

const nova = (): Escrita => ({
  titulos: [],
  mudados: new Set(),
  pagamentos: [],
  fechamentos: [],
  reabertos: [],
  acordos: [],
})

const titulo = (dados: Partial<Vida> & Pick<Vida, 'natureza' | 'estado' | 'valorCentavos' | 'dia'>): Vida => ({
  codigo: randomUUID(),
  descontoCentavos: 0,
  acrescimoCentavos: 0,
  pagoCentavos: 0,
  tipo: null,
  atendimento: null,
  fechamento: null,
  renegociacao: null,
  renegociadoPor: null,
  pagamentos: [],
  ...dados,
})

function pagar(vida: Vida, { ato, a, b }: Ato, escrita: Escrita): void {
  if (!VIVOS.has(vida.estado)) return
  const descontoCentavos = a % 5 === 0 ? Math.min(b % 50, descontoMaximo(vida)) : 0
  const acrescimoCentavos = b % 7 === 0 ? Math.min(a % 90, acrescimoMaximo(vida)) : 0
  const total = totalAPagar(vida, { descontoCentavos, acrescimoCentavos })
  const valorCentavos = ato === 'quitar' ? total : Math.max(1, Math.min(total, (a * b) % (vida.valorCentavos + 1)))
  const taxaCentavos = b % 3 === 0 ? Math.min(valorCentavos, b % 40) : 0
  const baixa = { valorCentavos, descontoCentavos, acrescimoCentavos, taxaCentavos }
  if (valorCentavos < 1 || Object.keys(conferirBaixa(vida, baixa)).length > 0) return
  const feito = { ...baixa, codigo: randomUUID(), conta: a % 2, dia: vida.dia + (b % 60), estornado: false }
  Object.assign(vida, darBaixa(vida, baixa))
  vida.estado = estadoDoPagamento(vida)
  vida.pagamentos.push(feito)
  escrita.pagamentos.push({ ...feito, titulo: vida.codigo, estorna: null })
  escrita.mudados.add(vida)
}

function tomarDeVolta(vida: Vida, { b }: Ato, escrita: Escrita): void {
  const feito = vida.pagamentos.findLast(({ estornado, valorCentavos }) => !estornado && valorCentavos > 0)
  const depois = feito === undefined ? null : estornar(vida, feito)
  if (feito === undefined || depois === null) return
  feito.estornado = true
  const volta = {
    codigo: randomUUID(),
    conta: feito.conta,
    dia: feito.dia + (b % 20),
    estornado: true,
    valorCentavos: -feito.valorCentavos,
    descontoCentavos: -feito.descontoCentavos,
    acrescimoCentavos: -feito.acrescimoCentavos,
    taxaCentavos: -feito.taxaCentavos,
  }
  Object.assign(vida, depois)
  vida.estado = estadoDoPagamento(vida)
  vida.pagamentos.push(volta)
  escrita.pagamentos.push({ ...volta, titulo: vida.codigo, estorna: feito.codigo })
  escrita.mudados.add(vida)
}

function fechar(historia: Historia, { a, b }: Ato, escrita: Escrita): void {
  const [exame] = historia.vidas
  if (exame?.estado !== 'A_FATURAR') return
  const desconto = Math.min(b % 30, exame.valorCentavos - 1)
  const comissao = Math.floor(((exame.valorCentavos - desconto) * (a % 20)) / 100)
  const codigo = randomUUID()
  const cobranca = titulo({
    natureza: 'RECEBER',
    estado: 'ABERTO',
    valorCentavos: exame.valorCentavos - desconto - comissao,
    dia: exame.dia + (a % 40),
    fechamento: codigo,
  })
  const fechado = { codigo, titulo: cobranca, desconto, comissao, reaberto: false }
  Object.assign(exame, { estado: 'FATURADO', fechamento: codigo })
  historia.vidas.push(cobranca)
  historia.fechados.push(fechado)
  escrita.fechamentos.push(fechado)
  escrita.titulos.push(cobranca)
  escrita.mudados.add(exame)
}

function reabrir(historia: Historia, escrita: Escrita): void {
  const fechado = historia.fechados.find(({ reaberto, titulo: dele }) => !reaberto && dele.estado === 'ABERTO')
  const [exame] = historia.vidas
  if (fechado === undefined || exame === undefined) return
  fechado.reaberto = true
  fechado.titulo.estado = 'CANCELADO'
  Object.assign(exame, { estado: 'A_FATURAR', fechamento: null })
  escrita.reabertos.push(fechado)
  escrita.mudados.add(exame).add(fechado.titulo)
}

/** What the last title owes goes on in a new one, with something taken off and added. */
function renegociar(historia: Historia, { a, b }: Ato, escrita: Escrita): void {
  const antiga = historia.vidas.at(-1) as Vida
  const deve = faltaDoTitulo(antiga)
  if (!VIVOS.has(antiga.estado) || deve < 2) return
  const codigo = randomUUID()
  const carrega = titulo({
    natureza: antiga.natureza,
    estado: 'ABERTO',
    valorCentavos: deve,
    descontoCentavos: Math.min(a % 40, deve - 1),
    acrescimoCentavos: Math.min(b % 60, deve),
    dia: antiga.dia + (b % 30),
    tipo: antiga.tipo,
    renegociacao: codigo,
  })
  Object.assign(antiga, { estado: 'RENEGOCIADO', renegociadoPor: codigo })
  historia.vidas.push(carrega)
  escrita.acordos.push({ codigo, natureza: antiga.natureza })
  escrita.titulos.push(carrega)
  escrita.mudados.add(antiga)
}

/** The last agreement is taken back: what it closed is owed again, and lives on. */
function desfazer({ vidas }: Historia, escrita: Escrita): void {
  const ultima = vidas.at(-1) as Vida
  const antiga = vidas.find(({ renegociadoPor }) => renegociadoPor !== null && renegociadoPor === ultima.renegociacao)
  if (antiga === undefined || ultima.estado !== 'ABERTO' || ultima.pagoCentavos > 0) return
  ultima.estado = 'CANCELADO'
  Object.assign(antiga, { estado: antiga.pagoCentavos > 0 ? 'PARCIAL' : 'ABERTO', renegociadoPor: null })
  vidas.splice(vidas.indexOf(antiga), 1)
  vidas.push(antiga)
  escrita.mudados.add(ultima).add(antiga)
}

/** One act of a history, in its state and in what is to be written. */
function viver(historia: Historia, ato: Ato, escrita: Escrita): void {
  // Of a charge that a closing adds up, it is the closing that lives on.
  const vida = historia.vidas.at(-1) as Vida
  if (ato.ato === 'receber' || ato.ato === 'quitar') pagar(vida, ato, escrita)
  else if (ato.ato === 'estornar') tomarDeVolta(vida, ato, escrita)
  else if (ato.ato === 'fechar') fechar(historia, ato, escrita)
  else if (ato.ato === 'reabrir') reabrir(historia, escrita)
  else if (ato.ato === 'renegociar') renegociar(historia, ato, escrita)
  else if (ato.ato === 'desfazer') desfazer(historia, escrita)
  else if (
    vida.estado === 'ABERTO' &&
    vida.renegociacao === null &&
    vida.fechamento === null &&
    vida.atendimento === null
  ) {
    if (ato.ato === 'cancelar') vida.estado = 'CANCELADO'
    else Object.assign(vida, { valorCentavos: vida.valorCentavos + ato.a, dia: vida.dia + (ato.b % 50) })
    escrita.mudados.add(vida)
  }
}

interface Onde {
  empresa: Empresa
  contas: readonly string[]
  tipos: readonly string[]
  numero: () => number
}

const linhasDoTitulo = (vidas: readonly Vida[], { tipos, numero, empresa }: Onde) =>
  vidas.map((vida) => ({
    codigo: vida.codigo,
    numero: numero(),
    natureza: vida.natureza,
    estado: vida.estado,
    parceiro: vida.natureza === 'RECEBER' ? empresa.parceiro : null,
    tipo_despesa: vida.tipo === null ? null : tipos[vida.tipo % tipos.length],
    atendimento: vida.atendimento,
    fechamento: vida.fechamento,
    renegociacao: vida.renegociacao,
    renegociado_por: vida.renegociadoPor,
    dia: diaDe(vida.dia),
    valor: vida.valorCentavos,
    desconto: vida.descontoCentavos,
    acrescimo: vida.acrescimoCentavos,
    pago: vida.pagoCentavos,
  }))

const COLUNAS = sql`codigo uuid, numero bigint, natureza text, estado text, parceiro uuid, tipo_despesa uuid, atendimento uuid,
  fechamento uuid, renegociacao uuid, renegociado_por uuid, dia date, valor int, desconto int, acrescimo int, pago int`

async function escrever(tx: Banco, escrita: Escrita, onde: Onde): Promise<void> {
  const { cliente, parceiro } = onde.empresa
  const json = (linhas: readonly object[]) => sql`${JSON.stringify(linhas)}::json`
  const fechamentos = escrita.fechamentos.map((um) => ({
    ...um,
    titulo: um.titulo.codigo,
    numero: onde.numero(),
    ate: diaDe(um.titulo.dia),
  }))
  await sql`insert into fechamento (cliente, codigo, numero, parceiro, ate, estado, titulo, desconto_centavos, desconto_motivo, comissao_bp,
      comissao_centavos, autor, criado_em, busca)
    select ${cliente}, codigo, numero, ${parceiro}, ate, 'ENVIADO', titulo, desconto, case when desconto > 0 then 'Acordo' end, 0, comissao,
      'Alguém', ${CRIADO}, '' from json_to_recordset(${json(fechamentos)}) as x (codigo uuid, numero bigint, titulo uuid, desconto int, comissao int, ate date)`.execute(
    tx,
  )
  await sql`insert into renegociacao (cliente, codigo, natureza, motivo, autor, criado_em)
    select ${cliente}, codigo, natureza, 'Acordo', 'Alguém', ${CRIADO}
    from json_to_recordset(${json(escrita.acordos)}) as x (codigo uuid, natureza text)`.execute(tx)
  await sql`insert into titulo (cliente, codigo, numero, natureza, estado, descricao, contraparte, parceiro, tipo_despesa, atendimento, fechamento, renegociacao,
      competencia, emissao, vencimento, valor_centavos, desconto_centavos, acrescimo_centavos, pago_centavos, criado_em)
    select ${cliente}, codigo, numero, natureza, estado, 'Título', 'Alguém', parceiro, tipo_despesa, atendimento, fechamento, renegociacao, dia, dia, dia,
      valor, desconto, acrescimo, pago, ${CRIADO} from json_to_recordset(${json(linhasDoTitulo(escrita.titulos, onde))}) as x (${COLUNAS})`.execute(
    tx,
  )
  const pagamentos = escrita.pagamentos.map((um) => ({ ...um, conta: onde.contas[um.conta], dia: diaDe(um.dia) }))
  await sql`insert into pagamento (cliente, codigo, titulo, valor_centavos, desconto_centavos, acrescimo_centavos, taxa_centavos, metodo, pago_em,
      conta_financeira, estorna, criado_em)
    select ${cliente}, codigo, titulo, "valorCentavos", "descontoCentavos", "acrescimoCentavos", "taxaCentavos", 'PIX', dia, conta, estorna, ${CRIADO}
    from json_to_recordset(${json(pagamentos)}) as x (codigo uuid, titulo uuid, "valorCentavos" int, "descontoCentavos" int, "acrescimoCentavos" int,
      "taxaCentavos" int, dia date, conta uuid, estorna uuid)`.execute(tx)
  await sql`update titulo t set estado = x.estado, competencia = x.dia, valor_centavos = x.valor, desconto_centavos = x.desconto,
      acrescimo_centavos = x.acrescimo, pago_centavos = x.pago, fechamento = x.fechamento, renegociado_por = x.renegociado_por
    from json_to_recordset(${json(linhasDoTitulo([...escrita.mudados], onde))}) as x (${COLUNAS})
    where t.cliente = ${cliente} and t.codigo = x.codigo`.execute(tx)
  await sql`update fechamento set estado = 'REABERTO', motivo = 'Engano' where cliente = ${cliente}
    and codigo = any(${escrita.reabertos.map(({ codigo }) => codigo)}::uuid[])`.execute(tx)
}

/**
 * Lives all histories side by side, one act of each at a time, in the role of the product; answers how they ended. Takes the exams that
 * they charge from `exames`.
 */
export async function viverTodas(amb: Ambiente, roteiros: readonly Roteiro[], onde: Onde, exames: string[]) {
  const { cliente } = onde.empresa
  const noBanco = (escrita: Escrita) =>
    emTransacao(amb.dbApp, { papel: 'cliente', cliente }, async (tx) => {
      await semTrilha(tx)
      await escrever(tx, escrita, onde)
    })
  const historias = roteiros.map(({ tipo, valor, dia }): Historia => {
    const natureza = tipo === 'PAGAR' ? 'PAGAR' : 'RECEBER'
    const atendimento = tipo === 'EXAME' ? (exames.shift() ?? null) : null
    const estado = tipo === 'EXAME' ? 'A_FATURAR' : 'ABERTO'
    const tipoDaDespesa = tipo === 'PAGAR' && valor % 3 > 0 ? valor : null
    return {
      vidas: [titulo({ natureza, estado, valorCentavos: valor, dia, atendimento, tipo: tipoDaDespesa })],
      fechados: [],
    }
  })
  await noBanco({ ...nova(), titulos: historias.flatMap(({ vidas }) => vidas) })
  const maximo = Math.max(...roteiros.map(({ atos }) => atos.length))
  for (let passo = 0; passo < maximo; passo++) {
    const escrita = nova()
    for (const [i, { atos }] of roteiros.entries()) {
      const ato = atos[passo]
      if (ato !== undefined) viver(historias[i] as Historia, ato, escrita)
    }
    await noBanco(escrita)
  }
  // Plans made while the tables were empty read all of them: in a product they are made again as it grows.
  await sql`analyze titulo, pagamento, partida, fechamento`.execute(amb.db)
  return historias
}
