import type { Incidente } from '@vetlume/dominio/privacidade'
import { formatarData } from '@vetlume/dominio/tempo'
import * as z from 'zod/mini'
import { api } from '../../lib/navegador.ts'
import { avisar } from '../../ui/avisar.ts'
import { Dialogo } from '../../ui/dialogo.tsx'
import { CampoTexto } from '../../ui/formulario/campo-texto.tsx'
import { Formulario } from '../../ui/formulario/formulario.tsx'
import { useFormulario } from '../../ui/formulario/use-formulario.ts'

interface DialogoDoPassoProps {
  incidente: Incidente
  atualizar: () => Promise<unknown>
  aoFechar: () => void
}

const esquema = z.object({
  texto: z.string().check(z.trim(), z.minLength(1, 'Escreva para o registro.'), z.maxLength(4_000)),
})

/** Told, or why nobody had to be; then closed, with what was done. */
export function DialogoDoPasso({ incidente, atualizar, aoFechar }: DialogoDoPassoProps) {
  const { codigo, versao, numero, estado, risco, prazo, medidas } = incidente
  const comunica = estado === 'ABERTO'
  const form = useFormulario({
    esquema,
    valores: { texto: comunica ? '' : (medidas ?? '') },
    aoEnviar: async ({ texto }) => {
      if (comunica) await api('POST /incidente/:codigo/comunicacao', { codigo, versao, comunicacao: texto })
      else await api('POST /incidente/:codigo/encerramento', { codigo, versao, medidas: texto })
      await atualizar()
      avisar.sucesso(comunica ? 'Comunicação registrada.' : 'Incidente encerrado.')
      aoFechar()
    },
  })
  const quando = `Prazo: ${formatarData(prazo)}.`
  return (
    <Dialogo
      aberto
      aoFechar={aoFechar}
      titulo={comunica ? `Comunicação do incidente nº ${numero}` : `Encerrar o incidente nº ${numero}`}
      descricao={
        comunica
          ? `${quando} ${risco ? 'A comunicação é feita por você, no site da ANPD e às pessoas; aqui ela fica registrada.' : 'Sem risco relevante, escreva por que ninguém precisou ser avisado.'}`
          : 'O registro fica guardado por 5 anos.'
      }
    >
      <Formulario
        form={form}
        rotulo="Registro"
        rotuloDeSalvar={comunica ? 'Registrar comunicação' : 'Encerrar incidente'}
        aoCancelar={aoFechar}
      >
        <CampoTexto
          controle={form.control}
          nome="texto"
          rotulo={comunica ? 'A quem, como e quando' : 'O que foi feito'}
          linhas={5}
          maximo={4_000}
          obrigatorio
          focar
        />
      </Formulario>
    </Dialogo>
  )
}
