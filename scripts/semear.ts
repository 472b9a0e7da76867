import { semearDemonstracao } from '../db/seed/demonstracao.ts'

// Loads the demonstration in a process of its own: the memory that it takes goes back when it ends.

export interface PedidoDeCarga {
  urlDono: string
  urlApp: string
  pastaArquivos: string
  chaveDosDados: string
  origem: string
}

// Who asked is gone: the rest would be of use to nobody.
process.on('disconnect', () => process.exit(1))
process.on('message', (pedido: PedidoDeCarga) => {
  semearDemonstracao({ ...pedido, agora: Temporal.Now.instant() }).then(
    () => process.exit(0),
    (erro: unknown) => {
      console.error(erro)
      process.exit(1)
    },
  )
})
