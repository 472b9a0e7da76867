import type { AnimalCompleto } from '@vetlume/dominio/animal'
import { useRegistroNaUrl } from '../../lib/use-registro-na-url.ts'
import { avisar } from '../../ui/avisar.ts'
import { Formulario } from '../../ui/formulario/formulario.tsx'
import { Pagina } from '../../ui/pagina.tsx'
import { definirRegistro, migalhasDoRegistro, useFormularioDoRegistro, type Tela } from '../cadastros/index.ts'
import { CamposDoAnimal } from './campos-do-animal.tsx'
import { FORMULARIO_DO_ANIMAL } from './valores.ts'

interface FichaProps {
  tela: Tela
  ficha: AnimalCompleto
}

/** The form of a record that exists. Both ways out lead to the patient's page. */
export function EdicaoDoAnimal({ tela, ficha }: FichaProps) {
  const { abrir } = useRegistroNaUrl()
  const form = useFormularioDoRegistro(FORMULARIO_DO_ANIMAL, {
    ficha,
    aoSalvar: () => {
      avisar.sucesso('Paciente salvo.')
      abrir(ficha.codigo)
    },
  })
  const aberta = form.aberta ?? ficha
  return (
    <Pagina titulo={aberta.nome} largura="leitura" migalhas={migalhasDoRegistro(tela, aberta.nome)}>
      <Formulario form={form} rotulo={`Dados de ${aberta.nome}`} rodape="fixo" aoCancelar={() => abrir(ficha.codigo)}>
        <CamposDoAnimal controle={form.control} ficha={aberta} focar={false} form={form} />
      </Formulario>
    </Pagina>
  )
}

export const { Novo } = definirRegistro('animal', {
  ...FORMULARIO_DO_ANIMAL,
  nome: ({ nome }) => nome,
  Campos: CamposDoAnimal,
})
