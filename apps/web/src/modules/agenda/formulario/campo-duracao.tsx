import { formatarHora } from '@vetlume/dominio/tempo'
import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { NumericFormat } from 'react-number-format'
import { fusoEmUso } from '../../../lib/fuso.ts'
import { Entrada, type EntradaProps } from '../../../ui/formulario/entrada.tsx'
import { useCampo } from '../../../ui/formulario/use-campo.ts'
import { comoInstante } from '../calculo/eixo.ts'
import type { Ligacao } from './valores.ts'

const emMinutos = (inicio: string, fim: unknown): number | null => {
  const minutos = typeof fim === 'string' ? (Date.parse(fim) - Date.parse(inicio)) / 60_000 : null
  return minutos === null || Number.isNaN(minutos) ? null : minutos
}

export interface CampoDuracaoProps {
  form: Ligacao
  /** What the services take: holds while nothing else is typed. */
  dosServicos: number
}

/** Minutes that it lasts; the form keeps the end, which goes along when the beginning changes. Blank: what the services take. */
export function CampoDuracao({ form: { control }, dosServicos }: CampoDuracaoProps) {
  const inicio = useWatch({ control, name: 'inicio' })
  const { valor, mudar, aoSair, referencia, erro, quadro } = useCampo({
    controle: control,
    nome: 'fim',
    rotulo: 'Duração',
    // The end is kept, and without a beginning it cannot be told.
    desabilitado: Number.isNaN(Date.parse(inicio)),
  })
  const minutos = emMinutos(inicio, valor)
  const anterior = useRef({ inicio, fim: valor, duracao: minutos })
  useEffect(() => {
    const { inicio: antes, fim, duracao } = anterior.current
    // Both at once is another appointment's time, or a suggestion: it already says how long it lasts.
    const sozinho = antes !== inicio && fim === valor
    if (sozinho && duracao !== null && !Number.isNaN(Date.parse(inicio)))
      mudar(comoInstante(Date.parse(inicio) + duracao * 60_000))
    anterior.current = { inicio, fim: valor, duracao: sozinho ? duracao : minutos }
  }, [inicio, valor, minutos, mudar])

  const total = minutos ?? dosServicos
  const termina =
    Number.isNaN(Date.parse(inicio)) || total <= 0 ? null : comoInstante(Date.parse(inicio) + total * 60_000)
  const ajuda = termina === null ? 'Vem dos exames escolhidos.' : `Termina às ${formatarHora(termina, fusoEmUso())}.`
  return (
    <NumericFormat<EntradaProps>
      {...quadro}
      ajuda={erro ?? ajuda}
      customInput={Entrada}
      type="text"
      value={minutos === null ? '' : String(minutos)}
      valueIsNumericString
      decimalScale={0}
      allowNegative={false}
      placeholder={dosServicos > 0 ? String(dosServicos) : ''}
      onValueChange={({ value }, { source }) => {
        if (source === 'event') mudar(value === '' ? null : comoInstante(Date.parse(inicio) + Number(value) * 60_000))
      }}
      onBlur={aoSair}
      getInputRef={referencia}
      inputMode="numeric"
      autoComplete="off"
      depois="min"
    />
  )
}
