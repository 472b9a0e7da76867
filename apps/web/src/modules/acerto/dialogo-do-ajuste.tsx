import { formatarReais } from '@vetlume/dominio/dinheiro'
import type { EspecialistaAAcertar } from '@vetlume/dominio/acerto'
import * as z from 'zod/mini'
import { Dialogo } from '../../ui/dialogo.tsx'
import { CampoDinheiro } from '../../ui/formulario/campo-numero.tsx'
import { CampoSelecao } from '../../ui/formulario/campo-selecao.tsx'
import { CampoTexto } from '../../ui/formulario/campo-texto.tsx'
import { Formulario } from '../../ui/formulario/formulario.tsx'
import { useFormulario } from '../../ui/formulario/use-formulario.ts'
import { partesEmPalavras } from './palavras.ts'

export interface Ajuste {
  /** Less than zero takes off. */
  centavos: number
  motivo: string
}

const SENTIDOS = [
  { valor: 'MAIS', rotulo: 'Acrescentar' },
  { valor: 'MENOS', rotulo: 'Descontar' },
]

const esquemaAte = (totalCentavos: number) =>
  z
    .object({
      sentido: z.enum(['MAIS', 'MENOS']),
      centavos: z.int('Informe o valor.').check(z.minimum(0), z.maximum(100_000_000)),
      motivo: z.string().check(z.trim(), z.maxLength(200)),
    })
    .check(
      z.refine(({ centavos, motivo }) => centavos === 0 || motivo !== '', {
        path: ['motivo'],
        error: 'Diga por que ajusta: o especialista lê.',
      }),
      z.refine(({ sentido, centavos }) => sentido === 'MAIS' || centavos < totalCentavos, {
        path: ['centavos'],
        error: `O desconto não pode chegar aos ${formatarReais(totalCentavos)} que se pagam.`,
      }),
    )

interface DialogoDoAjusteProps {
  linha: EspecialistaAAcertar
  atual: Ajuste
  aoMudar: (ajuste: Ajuste) => void
  aoFechar: () => void
}

/** More or less than the repasses and the way come to, and why: both are printed in the statement. Zero takes it away. */
export function DialogoDoAjuste({ linha, atual, aoMudar, aoFechar }: DialogoDoAjusteProps) {
  const { especialista, totalCentavos } = linha
  const form = useFormulario({
    esquema: esquemaAte(totalCentavos),
    valores: {
      sentido: atual.centavos < 0 ? 'MENOS' : 'MAIS',
      centavos: Math.abs(atual.centavos),
      motivo: atual.motivo,
    },
    protegerMudancas: false,
    aoEnviar: ({ sentido, centavos, motivo }) => {
      aoMudar({ centavos: sentido === 'MENOS' ? -centavos : centavos, motivo })
      aoFechar()
      return Promise.resolve()
    },
  })
  return (
    <Dialogo
      aberto
      aoFechar={aoFechar}
      titulo="Ajuste no acerto"
      descricao={`${especialista.nome}: ${partesEmPalavras(linha).join(', ')}.`}
      largura="xs"
    >
      <Formulario form={form} rotulo="Ajuste" rotuloDeSalvar="Aplicar" aoCancelar={aoFechar}>
        <CampoSelecao controle={form.control} nome="sentido" rotulo="O que fazer" opcoes={SENTIDOS} />
        <CampoDinheiro controle={form.control} nome="centavos" rotulo="Valor" obrigatorio focar />
        <CampoTexto
          controle={form.control}
          nome="motivo"
          rotulo="Motivo"
          maximo={200}
          ajuda="O especialista lê no extrato."
        />
      </Formulario>
    </Dialogo>
  )
}
