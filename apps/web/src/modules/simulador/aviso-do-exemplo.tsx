import { CENARIO_EM_BRANCO } from '@vetlume/dominio/simulador'
import { Botao } from '../../ui/botao.tsx'
import { Recado } from '../../ui/recado.tsx'
import type { FormDaSimulacao } from './formulario.ts'

export function AvisoDoExemplo({ form }: { form: FormDaSimulacao }) {
  const limpar = () => form.setValue('cenarios', [CENARIO_EM_BRANCO], { shouldDirty: true })
  return (
    <Recado
      acao={
        <Botao variant="text" onClick={limpar}>
          Começar em branco
        </Botao>
      }
    >
      Este é um exemplo, com números plausíveis de um ultrassom em casa: troque pelos seus e veja o preço mudar.
    </Recado>
  )
}
