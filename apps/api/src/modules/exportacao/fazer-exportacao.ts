import { VALIDADE_DA_EXPORTACAO_DIAS } from '@vetlume/dominio/exportacao'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { randomUUID } from 'node:crypto'
import { gravarAuditoria } from '../../infra/auditoria.ts'
import { emTransacao, juntas, type Banco } from '../../infra/banco/index.ts'
import { SEM_FIM } from '../../infra/pedinte.ts'
import type { Assinante } from '../../infra/tarefas/index.ts'
import { avisarPronta } from './avisar.ts'
import { escreverCopia } from './escrever-copia.ts'
import type { AoAndar } from './escrever-tabelas.ts'
import type { Manifesto } from './formato.ts'
import { criarPacote } from './pacote.ts'
import { comecar, concluir, falhar, marcarAndamento, type CopiaPronta, type Execucao } from './queries.ts'

export const EXPORTACAO_PEDIDA = 'exportacao.pedida'

/** Nobody looks more often than this. */
const INTERVALO_DO_ANDAMENTO_MS = 500

/** Cancelled, or taken over by another run: what was written is thrown away and nobody is told. */
class Dispensada extends Error {
  override readonly name = 'Dispensada'
}

function acompanhar(db: Banco, execucao: Execucao, inicio: Temporal.Instant): AoAndar {
  const comeco = performance.now()
  let ultimo = Number.NEGATIVE_INFINITY
  let ultimaEtapa = ''
  return async (etapa, feitas, total) => {
    const passou = performance.now() - comeco
    if (etapa === ultimaEtapa && passou - ultimo < INTERVALO_DO_ANDAMENTO_MS) return
    ;[ultimo, ultimaEtapa] = [passou, etapa]
    const agora = inicio.add({ milliseconds: Math.round(passou) }).toString()
    const minha = await emTransacao(db, { papel: 'cliente', cliente: execucao.cliente }, (tx) =>
      marcarAndamento(tx, execucao, { etapa, feitas, total, agora }),
    )
    if (!minha) throw new Dispensada()
  }
}

const resumir = ({ tabelas, arquivos, perdidos }: Manifesto) => ({
  linhas: Object.values(tabelas).reduce((soma, linhas) => soma + linhas, 0),
  arquivos: arquivos.length,
  perdidos: perdidos.length,
})

/** Writes the copy to the file store as it is made: neither the file nor a table is ever whole in memory. */
async function gravar({ db, servicos, agora, sinal = SEM_FIM }: Parameters<Assinante>[0], execucao: Execucao) {
  const pacote = criarPacote(new Date(agora.epochMilliseconds))
  const andar = acompanhar(db, execucao, agora)
  const encomenda = {
    db,
    servicos,
    agora,
    exportacao: execucao.codigo,
    pedinte: { dono: execucao.cliente, sinal },
    andar: async (...passo: Parameters<AoAndar>) => {
      sinal.throwIfAborted()
      await andar(...passo)
    },
  }
  const escrita = escreverCopia(encomenda, pacote).catch((erro: unknown) => {
    pacote.desistir(erro as Error)
    throw erro
  })
  const [escrito, gravado] = await Promise.allSettled([escrita, servicos.arquivos.gravarFluxo(pacote.fluxo)])
  // Why the store heard of an end is what whoever wrote knows; a full disk is what the store knows.
  if (gravado.status === 'rejected' && gravado.reason instanceof ErroDeDominio) throw gravado.reason
  if (escrito.status === 'rejected') throw escrito.reason
  if (gravado.status === 'rejected') throw gravado.reason
  return { ...gravado.value, ...resumir(escrito.value) }
}

async function anotarPronta({ db, agora }: Parameters<Assinante>[0], execucao: Execucao, copia: CopiaPronta) {
  const expira = agora.add({ hours: 24 * VALIDADE_DA_EXPORTACAO_DIAS }).toString()
  const { cliente, codigo } = execucao
  return emTransacao(db, { papel: 'cliente', cliente }, async (tx) => {
    if (!(await concluir(tx, execucao, copia, { agora: agora.toString(), expira }))) return false
    const registro = {
      acao: 'EXPORTAR' as const,
      entidade: 'exportacao',
      registro: codigo,
      mudancas: Object.fromEntries(Object.entries(copia).map(([campo, valor]) => [campo, [null, valor] as const])),
    }
    await juntas(
      tx,
      await gravarAuditoria(tx, cliente, [registro], {
        ator: null,
        requestId: `exportacao:${codigo}`,
        endereco: null,
        agora,
      }),
    )
    return true
  })
}

const motivoDe = (erro: unknown): string =>
  erro instanceof ErroDeDominio
    ? erro.message
    : 'A cópia não pôde ser feita por um erro do sistema, que já foi registrado. Tente de novo.'

/** Makes the copy that was asked for. Bears repetition: a run that is taken up again begins from the start. */
export const fazerExportacao: Assinante = async (apoio, evento) => {
  const execucao = {
    cliente: evento.cliente,
    codigo: String(evento.dados['exportacao']),
    execucao: randomUUID(),
  }
  const { db, servicos, agora, sinal = SEM_FIM } = apoio
  const comeco = performance.now()
  const noLugar = <T>(trabalho: (tx: Banco) => Promise<T>) =>
    emTransacao(db, { papel: 'cliente', cliente: execucao.cliente }, trabalho)
  const pedido = await noLugar((tx) => comecar(tx, execucao, agora.toString()))
  if (pedido === undefined) return
  try {
    const copia = await gravar(apoio, execucao)
    // Its days are counted from when it can be fetched.
    const pronta = { ...apoio, agora: agora.add({ milliseconds: Math.round(performance.now() - comeco) }) }
    if (await anotarPronta(pronta, execucao, copia)) await avisarPronta(pronta, evento, { ...copia, ...pedido })
    else await servicos.arquivos.apagar(copia.sha256)
  } catch (erro) {
    if (erro instanceof Dispensada) return
    // The program is ending: the next one takes the work up.
    if (!sinal.aborted) await noLugar((tx) => falhar(tx, execucao, motivoDe(erro)))
    throw erro
  }
}
