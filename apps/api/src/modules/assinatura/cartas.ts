import type { DadosDoEmail, ModeloDeEmail } from '@vetlume/dominio/email'
import { enfileirarEmail, type PedidoDeEmail } from '../email/index.ts'
import type { Lugar } from './contexto.ts'
import { destinatarios, type Empresa } from './queries.ts'

/** Letters of the subscription have the name of the person and of the company; the rest is of each. */
type DaAssinatura = Extract<ModeloDeEmail, `assinatura-${string}` | 'teste-acaba' | 'pagamento-devolvido'>

/** To everybody who answers for the company. `chave` names the fact: asked for again, it does not go again. */
export async function escreverAosDonos<M extends DaAssinatura>(
  { tx, agora }: Pick<Lugar, 'tx' | 'agora'>,
  { cliente, nome: empresa }: Pick<Empresa, 'cliente' | 'nome'>,
  modelo: M,
  chave: string,
  dados: Omit<DadosDoEmail<M>, 'nome' | 'empresa'>,
): Promise<void> {
  for (const { nome, email } of await destinatarios(tx, cliente)) {
    await enfileirarEmail(
      tx,
      {
        cliente,
        chave: `${modelo}:${chave}:${email}`,
        para: email,
        modelo,
        dados: { ...dados, nome, empresa } as unknown as PedidoDeEmail<M>['dados'],
      },
      agora,
    )
  }
}
