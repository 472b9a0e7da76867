import { CENARIO_EM_BRANCO } from '@vetlume/dominio/simulador'
import { Botao } from '../../ui/botao.tsx'
import { Nota } from '../../ui/nota.tsx'
import type { FormDaSimulacao } from './formulario.ts'

export function AvisoDoExemplo({ form }: { form: FormDaSimulacao }) {
  const limpar = () => form.setValue('cenarios', [CENARIO_EM_BRANCO], { shouldDirty: true })
  return (
    <Nota
      acao={
        <Botao variante="texto" aoClicar={limpar}>
          Começar em branco
        </Botao>
      }
    >
      Este é um exemplo, com números plausíveis de um ultrassom em casa: troque pelos seus e veja o preço mudar.
    </Nota>
  )
}
