import { dentroDoCliente, type Banco } from '../../infra/banco/index.ts'
import type { Assinante } from '../../infra/tarefas/index.ts'
import { lerNota } from '../nota-fiscal/index.ts'
import { avisar } from '../notificacao/index.ts'
import { escreverAosDonos } from './cartas.ts'
import { porConta, type Lugar } from './contexto.ts'
import { acertarLivros } from './livros.ts'
import { codigoDaOperadora, lerEmpresa } from './queries.ts'
import { lerCobranca, type Cobranca } from './queries-cobranca.ts'

const ler = async (tx: Banco, nota: string) => {
  const cliente = await codigoDaOperadora(tx)
  return dentroDoCliente(tx, cliente, (dentro) => lerNota(dentro, { cliente, clinica: null }, nota))
}

/** Tells who pays that the note is there: by letter, and by the bell of its own company. */
async function contar(
  lugar: Lugar,
  { cliente, codigo, plano, valorCentavos }: Cobranca,
  { nota, evento }: { nota: string; evento: string },
): Promise<void> {
  const { tx, agora } = lugar
  const lida = await ler(tx, nota)
  if (lida?.estado !== 'AUTORIZADA' || lida.titulo.codigo !== codigo || lida.numero === null) return
  const { numero, ambiente } = lida
  const carta = { plano: plano.nome, valorCentavos, numero, semValorFiscal: ambiente === 'TESTE' }
  await escreverAosDonos(lugar, await lerEmpresa(tx, cliente), 'assinatura-nota', nota, carta)
  await dentroDoCliente(tx, cliente, (dentro) =>
    avisar(dentro, { codigo: evento, cliente, quando: agora.toString() }, [
      {
        tipo: 'assinatura.nota',
        titulo: `A nota fiscal nº ${numero} da assinatura foi autorizada.`,
        rota: '/empresa/assinatura',
      },
    ]),
  )
}

/**
 * A note of the operator changed. When it is of a subscription, the books follow it (a title that only waited for it goes) and the
 * subscriber is told. May be repeated: each is written once.
 */
export const acompanharNota: Assinante = async ({ db, agora }, { codigo: evento, cliente, dados }) =>
  porConta({ db, agora }, `evento:${evento}`, async (lugar) => {
    if (cliente !== (await codigoDaOperadora(lugar.tx))) return
    const cobranca = await lerCobranca(lugar.tx, null, String(dados['titulo']))
    if (cobranca === undefined) return
    await acertarLivros(lugar, cobranca.codigo)
    await contar(lugar, cobranca, { nota: String(dados['nota']), evento })
  })
