import { lerAmbiente } from './ambiente.ts'
import { executar } from './encerramento.ts'
import { verificar } from './verificacao.ts'

await executar(async ({ sair }) => {
  const falhas = await verificar(lerAmbiente().raiz)
  await sair(falhas.length === 0 ? 0 : 1)
})
