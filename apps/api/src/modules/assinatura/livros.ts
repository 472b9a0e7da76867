import { formatarData } from '@vetlume/dominio/tempo'
import type { EstadoDaCobranca } from '@vetlume/dominio/assinatura'
import { sql } from 'kysely'
import { dentroDoCliente, exigir } from '../../infra/banco/index.ts'
import type { Assinante, Rotina } from '../../infra/tarefas/index.ts'
import { acertarTituloDaAssinatura, type VendaDaAssinatura } from '../financeiro/index.ts'
import { avisar } from '../notificacao/index.ts'
import { porConta, type Apoio, type Lugar } from './contexto.ts'
import { hojeDe } from './cotar.ts'
import { codigoDaOperadora, lerEmpresa } from './queries.ts'
import { lerCobranca, type Cobranca } from './queries-cobranca.ts'

const DESFEITAS: Readonly<Partial<Record<EstadoDaCobranca, string>>> = {
  RECUSADA: 'O pagamento foi recusado.',
  EXPIRADA: 'O Pix não foi pago a tempo.',
  CANCELADA: 'A cobrança foi cancelada.',
  ESTORNADA: 'O pagamento foi devolvido.',
  CONTESTADA: 'O pagamento foi contestado no cartão.',
}

/** Money of test is not money: it has an account of its own, and says so. */
const CONTAS = { SANDBOX: 'Pagamentos de teste', MERCADO_PAGO: 'Mercado Pago' } as const

const diaDe = (instante: string) => hojeDe(null, Temporal.Instant.from(instante))

function descricaoDe({ plano, ciclo, periodoDe, periodoAte, pagamento }: Cobranca): string {
  const teste = pagamento?.provedor === 'SANDBOX' ? ' (pagamento de teste)' : ''
  return `Assinatura ${plano.nome} ${ciclo === 'ANUAL' ? 'anual' : 'mensal'}, de ${formatarData(periodoDe)} a ${formatarData(periodoAte)}${teste}`
}

function pagamentoDe({ pagaEm, pagamento, taxaCentavos }: Cobranca): VendaDaAssinatura['pagamento'] {
  if (pagaEm === null || pagamento === null) return null
  return {
    pagoEm: diaDe(pagaEm),
    metodo: pagamento.meio === 'PIX' ? 'PIX' : 'CARTAO_CREDITO',
    taxaCentavos,
    conta: CONTAS[pagamento.provedor as keyof typeof CONTAS],
  }
}

/**
 * A renewal is owed from when it is charged; any other sale exists once it is paid, and what a visitor gave up was never owed. What costs
 * nothing has nothing to book.
 */
const entraNosLivros = ({ tipo, estado, valorCentavos, pagaEm }: Cobranca): boolean =>
  valorCentavos > 0 && (tipo === 'RENOVACAO' || pagaEm !== null || DESFEITAS[estado] !== undefined)

export async function acertarLivros(lugar: Lugar, codigo: string): Promise<void> {
  const { tx, agora, auditar } = lugar
  await sql`select from cobranca_assinatura where codigo = ${codigo} for update`.execute(tx)
  const cobranca = exigir(await lerCobranca(tx, null, codigo))
  if (!entraNosLivros(cobranca)) return
  const { cliente: assinante, periodoDe, vencimento, valorCentavos, criadaEm, estado } = cobranca
  const motivo = DESFEITAS[estado]
  const hoje = hojeDe(null, agora)
  const venda = {
    codigo,
    hoje,
    assinante,
    contraparte: (await lerEmpresa(tx, assinante)).nome,
    descricao: descricaoDe(cobranca),
    competencia: periodoDe,
    emissao: diaDe(criadaEm),
    vencimento,
    valorCentavos,
    pagamento: pagamentoDe(cobranca),
    desfeita: motivo === undefined ? null : { motivo, dia: hoje },
  }
  const cliente = await codigoDaOperadora(tx)
  await dentroDoCliente(tx, cliente, async (dentro) => {
    const numero = await acertarTituloDaAssinatura({ tx: dentro, cliente, agora, auditar }, venda)
    if (numero === null) return
    // Once for each charge: it is the charge that is told about.
    await avisar(dentro, { codigo, cliente, quando: agora.toString() }, [
      {
        tipo: 'nota-fiscal.a-cancelar',
        titulo: `${venda.contraparte}: ${venda.desfeita?.motivo ?? ''} Cancele a nota da conta nº ${numero}.`.slice(
          0,
          200,
        ),
        rota: `/financeiro/contas-receber?codigo=${codigo}`,
      },
    ])
  })
}

/** Each news of a charge brings the operator's books to it. */
export const manterLivros: Assinante = async ({ db, agora }, { codigo: evento, dados }) =>
  porConta({ db, agora }, `evento:${evento}`, (lugar) => acertarLivros(lugar, String(dados['cobranca'])))

const MOTIVO = 'livros-da-operadora'
const LOTE = 500

/** Charges of before the books were kept, and those whose news was lost: what was paid is not in the books as it ended. */
async function foraDosLivros({ db, agora }: Apoio): Promise<string[]> {
  return porConta({ db, agora }, MOTIVO, async ({ tx }) => {
    const { rows: pagas } = await sql<{ codigo: string; estado: EstadoDaCobranca }>`
      select codigo, estado from cobranca_assinatura where paga_em is not null and valor_centavos > 0 order by criada_em, codigo`.execute(
      tx,
    )
    const cliente = await codigoDaOperadora(tx)
    const titulos = await dentroDoCliente(tx, cliente, async (dentro) => {
      const { rows } = await sql<{ codigo: string; estado: string }>`
        select codigo, estado from titulo where cliente = ${cliente} and assinante is not null`.execute(dentro)
      return new Map(rows.map((titulo) => [titulo.codigo, titulo.estado]))
    })
    return pagas
      .filter(({ codigo, estado }) => titulos.get(codigo) !== (estado === 'PAGA' ? 'PAGO' : 'CANCELADO'))
      .map(({ codigo }) => codigo)
  })
}

/** Every day, whatever is paid and not in the books gets there. */
export const conferirLivros: Rotina = async (apoio) => {
  for (const codigo of (await foraDosLivros(apoio)).slice(0, LOTE))
    await porConta(apoio, MOTIVO, (lugar) => acertarLivros(lugar, codigo))
}
