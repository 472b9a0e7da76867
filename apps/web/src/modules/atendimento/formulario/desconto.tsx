import type { DescontoDoItem } from '@vetlume/dominio/atendimento'
import { useState } from 'react'
import * as z from 'zod/mini'
import { Botao } from '../../../ui/botao.tsx'
import { Dialogo } from '../../../ui/dialogo.tsx'
import { CampoDinheiro, CampoPercentual } from '../../../ui/formulario/campo-numero.tsx'
import { CampoTexto } from '../../../ui/formulario/campo-texto.tsx'
import { Formulario } from '../../../ui/formulario/formulario.tsx'
import { useFormulario } from '../../../ui/formulario/use-formulario.ts'
import { Alternancia } from '../../../ui/alternancia.tsx'

type Tipo = DescontoDoItem['tipo']

const TIPOS: readonly { valor: Tipo; rotulo: string }[] = [
  { valor: 'PERCENTUAL', rotulo: 'Percentual' },
  { valor: 'VALOR', rotulo: 'Em reais' },
]

const FALTA = 'Informe de quanto é o desconto.'

// The amount of one kind stays while the other is tried; only the chosen one is asked for.
const esquema = z
  .object({
    tipo: z.enum(['PERCENTUAL', 'VALOR']),
    basisPoints: z.nullable(z.int().check(z.minimum(1), z.maximum(10_000, 'No máximo 100%.'))),
    centavos: z.nullable(z.int().check(z.minimum(1))),
    motivo: z.string().check(z.trim(), z.minLength(1, 'Informe o motivo do desconto.'), z.maxLength(200)),
  })
  .check(
    z.refine(({ tipo, basisPoints }) => tipo === 'VALOR' || basisPoints !== null, {
      path: ['basisPoints'],
      error: FALTA,
    }),
    z.refine(({ tipo, centavos }) => tipo === 'PERCENTUAL' || centavos !== null, { path: ['centavos'], error: FALTA }),
  )

export interface DialogoDeDescontoProps {
  exame: string
  atual: DescontoDoItem | null
  aoAplicar: (desconto: DescontoDoItem | null) => void
  aoFechar: () => void
}

/** A discount on one exam, always with its reason: both are frozen with the price. */
export function DialogoDeDesconto({ exame, atual, aoAplicar, aoFechar }: DialogoDeDescontoProps) {
  const [tipo, definirTipo] = useState<Tipo>(atual?.tipo ?? 'PERCENTUAL')
  const form = useFormulario({
    esquema,
    valores: {
      tipo,
      basisPoints: atual?.tipo === 'PERCENTUAL' ? atual.basisPoints : null,
      centavos: atual?.tipo === 'VALOR' ? atual.centavos : null,
      motivo: atual?.motivo ?? '',
    },
    protegerMudancas: false,
    aoEnviar: async ({ tipo: escolhido, basisPoints, centavos, motivo }) =>
      aoAplicar(
        escolhido === 'VALOR'
          ? { tipo: escolhido, centavos: centavos ?? 0, motivo }
          : { tipo: escolhido, basisPoints: basisPoints ?? 0, motivo },
      ),
  })
  const escolher = (novo: Tipo) => {
    definirTipo(novo)
    form.setValue('tipo', novo)
  }
  return (
    <Dialogo aberto aoFechar={aoFechar} titulo={`Desconto em ${exame}`} largura="xs">
      <Formulario
        form={form}
        rotulo="Desconto"
        rotuloDeSalvar="Aplicar"
        aoCancelar={aoFechar}
        {...(atual === null
          ? {}
          : {
              outrasAcoes: (
                <Botao color="error" onClick={() => aoAplicar(null)}>
                  Tirar
                </Botao>
              ),
            })}
      >
        <Alternancia rotulo="Tipo de desconto" inteira valor={tipo} opcoes={TIPOS} aoMudar={escolher} />
        {tipo === 'PERCENTUAL' ? (
          <CampoPercentual controle={form.control} nome="basisPoints" rotulo="Quanto" obrigatorio />
        ) : (
          <CampoDinheiro controle={form.control} nome="centavos" rotulo="Quanto" obrigatorio />
        )}
        <CampoTexto controle={form.control} nome="motivo" rotulo="Motivo" obrigatorio linhas={2} maximo={200} />
      </Formulario>
    </Dialogo>
  )
}
