import { formatarReais } from '@vetlume/dominio/dinheiro'
import type { ClinicaAFechar } from '@vetlume/dominio/fechamento'
import * as z from 'zod/mini'
import { Dialogo } from '../../ui/dialogo.tsx'
import { CampoDinheiro } from '../../ui/formulario/campo-numero.tsx'
import { CampoTexto } from '../../ui/formulario/campo-texto.tsx'
import { Formulario } from '../../ui/formulario/formulario.tsx'
import { useFormulario } from '../../ui/formulario/use-formulario.ts'

export interface Desconto {
  centavos: number
  motivo: string
}

const esquemaAte = (brutoCentavos: number) =>
  z
    .object({
      centavos: z
        .int('Informe o desconto.')
        .check(
          z.minimum(0),
          z.maximum(brutoCentavos - 1, `O desconto não pode chegar aos ${formatarReais(brutoCentavos)} dos exames.`),
        ),
      motivo: z.string().check(z.trim(), z.maxLength(200)),
    })
    .check(
      z.refine(({ centavos, motivo }) => centavos === 0 || motivo !== '', {
        path: ['motivo'],
        error: 'Diga por que dá o desconto: a clínica lê.',
      }),
    )

interface DialogoDoDescontoProps {
  clinica: ClinicaAFechar
  atual: Desconto
  aoMudar: (desconto: Desconto) => void
  aoFechar: () => void
}

/** A discount of one closing, and why: both are printed in the statement. Zero takes it away. */
export function DialogoDoDesconto({ clinica, atual, aoMudar, aoFechar }: DialogoDoDescontoProps) {
  const form = useFormulario({
    esquema: esquemaAte(clinica.brutoCentavos),
    valores: atual,
    protegerMudancas: false,
    aoEnviar: (desconto) => {
      aoMudar(desconto)
      aoFechar()
      return Promise.resolve()
    },
  })
  return (
    <Dialogo
      aberto
      aoFechar={aoFechar}
      titulo="Desconto no fechamento"
      descricao={`${clinica.parceiro.nome}: ${formatarReais(clinica.brutoCentavos)} em exames.`}
      largura="xs"
    >
      <Formulario form={form} rotulo="Desconto" rotuloDeSalvar="Aplicar" aoCancelar={aoFechar}>
        <CampoDinheiro controle={form.control} nome="centavos" rotulo="Desconto" obrigatorio focar />
        <CampoTexto
          controle={form.control}
          nome="motivo"
          rotulo="Motivo"
          maximo={200}
          ajuda="A clínica lê no extrato."
        />
      </Formulario>
    </Dialogo>
  )
}
