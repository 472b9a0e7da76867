import { escritorDeNumeros } from '@vetlume/dominio/constantes'
import { formatarReais } from '@vetlume/dominio/dinheiro'
import { examesParaLucro, precoParaMargem, type Cenario, type Resposta } from '@vetlume/dominio/simulador'
import { useForm, useWatch } from 'react-hook-form'
import { CampoDinheiro, CampoPercentual } from '../../ui/formulario/campo-numero.tsx'

const numero = escritorDeNumeros()

const MARGEM_MAXIMA_BP = 9_900
const frase = (resposta: Resposta, comValor: (valor: number) => string) =>
  resposta.porque === null ? comValor(resposta.valor) : resposta.porque

function respostaDaMargem(cenario: Cenario, margem: number | null): string {
  if (margem === null) return ''
  if (margem > MARGEM_MAXIMA_BP) return 'Nenhum preço dá uma margem dessas.'
  return frase(precoParaMargem(cenario, margem), (valor) => `Cobrando ${formatarReais(valor)}.`)
}

function respostaDoLucro(cenario: Cenario, lucro: number | null): string {
  if (lucro === null) return ''
  return frase(examesParaLucro(cenario, lucro), (valor) => `Fazendo ${numero(valor)} por mês.`)
}

/** The simulation backwards: from what one wants to what it takes. A form of its own, which is not saved. */
export function Perguntas({ cenario }: { cenario: Cenario }) {
  const { control } = useForm<{ querMargem: number | null; querLucro: number | null }>({
    defaultValues: { querMargem: 4_000, querLucro: 500_000 },
  })
  const { querMargem = null, querLucro = null } = useWatch({ control })
  return (
    <div className="sm-parte sm-perguntas" role="group" aria-label="Perguntas">
      <div>
        <CampoPercentual controle={control} nome="querMargem" rotulo="Que preço dá a margem de" />
        <output>{respostaDaMargem(cenario, querMargem)}</output>
      </div>
      <div>
        <CampoDinheiro controle={control} nome="querLucro" rotulo="Quantos exames por mês dão o lucro de" />
        <output>{respostaDoLucro(cenario, querLucro)}</output>
      </div>
    </div>
  )
}
