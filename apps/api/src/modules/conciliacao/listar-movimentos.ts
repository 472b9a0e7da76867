import type { EntradaLida, RespostaDe } from '@vetlume/dominio/contrato'
import {
  leitorDeNomes,
  sugerir,
  txidsDe,
  type Candidato,
  type contratoConciliacao,
  type MovimentoBancario,
  type Par,
  type Sugestao,
} from '@vetlume/dominio/conciliacao'
import type { CtxCliente } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { pagamentosProvaveis, type PagamentoLido } from './queries-livros.ts'
import {
  lerCandidatos,
  listarMovimentos,
  movimentosDeOutrasContas,
  titulosProvaveis,
  valorDoMovimento,
  type MovimentoLido,
  type OutroMovimento,
  type Pistas,
  type TituloLido,
} from './queries-movimento.ts'

type Lista = (typeof contratoConciliacao)['GET /movimento-bancario']

function pistasDe(movimentos: readonly MovimentoLido[]): Pistas {
  const dias = movimentos.map(({ dia }) => dia).toSorted()
  return {
    valores: movimentos.map(({ centavos }) => Math.abs(centavos)),
    txids: movimentos.flatMap(({ descricao, documento }) => txidsDe(`${descricao} ${documento ?? ''}`)),
    de: dias[0] ?? '',
    ate: dias.at(-1) ?? '',
  }
}

interface Livros {
  titulos: readonly TituloLido[]
  pagamentos: readonly PagamentoLido[]
  outros: readonly OutroMovimento[]
}

/** The suggestion with what it names, as people read it. */
function comPares(
  { centavos }: MovimentoLido,
  achada: Sugestao | null,
  { titulos, pagamentos, outros }: Livros,
): MovimentoBancario['sugestao'] {
  if (achada === null) return null
  const doOutro = ({ conta: contraparte, descricao, dia }: OutroMovimento): Par => ({
    conta: null,
    transferencia: null,
    descricao,
    contraparte,
    dia,
    centavos,
  })
  const pares = [
    ...achada.titulos.map(({ codigo }) => exigir(titulos.find((titulo) => titulo.codigo === codigo)).par),
    ...achada.pagamentos.map((codigo) => exigir(pagamentos.find((pagamento) => pagamento.codigo === codigo)).par),
    ...outros.filter(({ codigo }) => codigo === achada.outro?.codigo).map(doOutro),
  ]
  return { ...achada, pares }
}

/** What one line was suggested is not suggested to the next: two that are alike are two. */
function semOsUsados({ titulos, pagamentos, outros }: Livros, usados: ReadonlySet<string>): Livros {
  return {
    titulos: titulos.filter(({ codigo }) => !usados.has(codigo)),
    pagamentos: pagamentos.filter(({ codigo }) => !usados.has(codigo)),
    outros: outros.filter(({ codigo }) => !usados.has(codigo)),
  }
}

async function sugestoes({ tx, cliente }: CtxCliente, esperam: readonly MovimentoLido[]) {
  const achadas = new Map<string, MovimentoBancario['sugestao']>()
  if (esperam.length === 0) return achadas
  const titulos = await titulosProvaveis(tx, cliente, pistasDe(esperam))
  const usados = new Set<string>()
  const lerNome = leitorDeNomes()
  for (const [conta, daConta] of Map.groupBy(esperam, ({ contaFinanceira }) => contaFinanceira)) {
    const pistas = pistasDe(daConta)
    const livros = {
      titulos,
      pagamentos: await pagamentosProvaveis(tx, cliente, conta, pistas),
      outros: await movimentosDeOutrasContas(tx, cliente, conta, pistas),
    }
    for (const movimento of daConta) {
      const livres = semOsUsados(livros, usados)
      const texto = `${movimento.descricao} ${movimento.documento ?? ''}`
      const achada = sugerir({ ...movimento, descricao: texto }, livres, lerNome)
      const outro = achada?.outro == null ? [] : [achada.outro.codigo]
      for (const codigo of [...(achada?.pagamentos ?? []), ...(achada?.titulos ?? []).map((t) => t.codigo), ...outro])
        usados.add(codigo)
      achadas.set(movimento.codigo, comPares(movimento, achada, livres))
    }
  }
  return achadas
}

/** Lines of the bank; of each that waits, what it most likely is. */
export async function listarOsMovimentos({
  ctx,
  input,
}: {
  ctx: CtxCliente
  input: EntradaLida<Lista>
}): Promise<RespostaDe<Lista>> {
  const pagina = await listarMovimentos(ctx.tx, ctx.cliente, input)
  const achadas = await sugestoes(
    ctx,
    pagina.itens.filter(({ estado }) => estado === 'PENDENTE'),
  )
  const itens = pagina.itens.map(({ contaFinanceira: _conta, ...movimento }) => ({
    ...movimento,
    sugestao: achadas.get(movimento.codigo) ?? null,
  }))
  return { ...pagina, itens }
}

export async function candidatosDe({
  ctx: { tx, cliente },
  input: { codigo, busca = '' },
}: {
  ctx: CtxCliente
  input: { codigo: string; busca?: string | undefined }
}): Promise<{ itens: Candidato[] }> {
  const { contaFinanceira, centavos } = exigir(await valorDoMovimento(tx, cliente, codigo))
  return { itens: await lerCandidatos(tx, { cliente, contaFinanceira, centavos }, busca) }
}
