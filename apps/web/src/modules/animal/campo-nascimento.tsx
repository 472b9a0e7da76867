import { idadeDoAnimal, lerNascimento } from '@vetlume/dominio/animal'
import { juntar } from '@vetlume/dominio/formatos'
import { formatarData } from '@vetlume/dominio/tempo'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { CampoMarcado } from '../../ui/formulario/campo-marcado.tsx'
import { Entrada } from '../../ui/formulario/entrada.tsx'
import { useCampo } from '../../ui/formulario/use-campo.ts'
import { hojeNoFuso, type PropsDoAnimal } from './valores.ts'

const DIA = /^\d{4}-\d{2}-\d{2}$/
const ILEGIVEL = 'Escreva uma data (10/03/2020) ou uma idade (3 anos e 2 meses), até hoje.'

const ehDia = (valor: unknown): valor is string => typeof valor === 'string' && DIA.test(valor)

/** What the form keeps of a text: the day that it means, the text itself when it means none, null when it is blank. */
function valorDoTexto(texto: string, hoje: string): string | null {
  if (texto.trim() === '') return null
  return lerNascimento(texto, hoje)?.nascimento ?? texto
}

/**
 * The birth of an animal in one field: a date, or the age that people say. It is kept as a day, presumed when it comes
 * from an age; under the field, how it was understood.
 */
export function CampoNascimento({
  controle,
  form,
}: Pick<PropsDoAnimal, 'controle'> & { form: Pick<PropsDoAnimal['form'], 'setValue'> }) {
  const hoje = hojeNoFuso()
  const { valor, mudar, aoSair, referencia, erro, quadro } = useCampo({
    controle,
    nome: 'nascimento',
    rotulo: 'Nascimento ou idade',
  })
  const presumido = useWatch({ control: controle, name: 'nascimentoPresumido' }) === true
  const [digitado, definirDigitado] = useState('')
  // What was typed stays while it is what the form holds; another version of the record replaces it.
  const texto = valorDoTexto(digitado, hoje) === valor ? digitado : ehDia(valor) ? formatarData(valor) : ''
  const aoMudar = (novo: string) => {
    definirDigitado(novo)
    mudar(valorDoTexto(novo, hoje))
    const lido = lerNascimento(novo, hoje)
    if (lido !== null) form.setValue('nascimentoPresumido', lido.presumido, { shouldDirty: true })
  }
  const idade = ehDia(valor) ? idadeDoAnimal({ nascimento: valor, obito: null }, hoje) : null
  const entendido =
    idade === null || !ehDia(valor)
      ? '10/03/2020, ou “3 anos e 2 meses”'
      : juntar(`${formatarData(valor)}${presumido ? ' (presumida)' : ''}`, idade)
  return (
    <>
      <Entrada
        {...quadro}
        ajuda={erro === undefined ? entendido : ehDia(valor) ? erro : ILEGIVEL}
        autoComplete="off"
        maxLength={40}
        value={texto}
        onChange={({ target }) => aoMudar(target.value)}
        onBlur={aoSair}
        ref={referencia}
      />
      <CampoMarcado controle={controle} nome="nascimentoPresumido" rotulo="Data presumida" aoLado />
    </>
  )
}
