import * as z from 'zod/mini'
import { api } from '../../lib/navegador.ts'
import { avisar } from '../../ui/avisar.ts'
import { Dialogo } from '../../ui/dialogo.tsx'
import { CampoTexto } from '../../ui/formulario/campo-texto.tsx'
import { Formulario } from '../../ui/formulario/formulario.tsx'
import { useFormulario } from '../../ui/formulario/use-formulario.ts'
import type { JanelaDoIncidente } from './dialogo-da-comunicacao.tsx'

const esquema = z.object({
  medidas: z.string().check(z.trim(), z.minLength(1, 'Escreva para o registro.'), z.maxLength(4_000)),
})

/** Nothing is left to do: what was done stays in the register. */
export function DialogoDoEncerramento({ incidente, atualizar, aoFechar }: JanelaDoIncidente) {
  const { codigo, versao, numero, medidas } = incidente
  const form = useFormulario({
    esquema,
    valores: { medidas: medidas ?? '' },
    aoEnviar: async (dados) => {
      await api('POST /incidente/:codigo/encerramento', { codigo, versao, medidas: dados.medidas })
      await atualizar()
      avisar.sucesso('Incidente encerrado.')
      aoFechar()
    },
  })
  return (
    <Dialogo
      aberto
      aoFechar={aoFechar}
      titulo={`Encerrar o incidente nº ${numero}`}
      descricao="O registro fica guardado por 5 anos."
      largura="sm"
    >
      <Formulario form={form} rotulo="Encerramento" rotuloDeSalvar="Encerrar incidente" aoCancelar={aoFechar}>
        <CampoTexto
          controle={form.control}
          nome="medidas"
          rotulo="O que foi feito"
          linhas={5}
          maximo={4_000}
          obrigatorio
          focar
        />
      </Formulario>
    </Dialogo>
  )
}
