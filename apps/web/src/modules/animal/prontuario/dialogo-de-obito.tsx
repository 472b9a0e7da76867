import { esquemaDoAnimal, type AnimalCompleto } from '@vetlume/dominio/animal'
import { avisar } from '../../../ui/avisar.ts'
import { Dialogo } from '../../../ui/dialogo.tsx'
import { CampoData } from '../../../ui/formulario/campo-data.tsx'
import { CampoTexto } from '../../../ui/formulario/campo-texto.tsx'
import { Formulario } from '../../../ui/formulario/formulario.tsx'
import { useFormularioDoRegistro } from '../../cadastros/index.ts'
import { FORMULARIO_DO_ANIMAL, hojeNoFuso, valoresDoAnimal } from '../valores.ts'

/** The record of the animal with two fields in sight: the day of its death and why. */
export function DialogoDeObito({ ficha, aoFechar }: { ficha: AnimalCompleto; aoFechar: () => void }) {
  const hoje = hojeNoFuso()
  const form = useFormularioDoRegistro(
    {
      ...FORMULARIO_DO_ANIMAL,
      esquema: () => esquemaDoAnimal(hoje),
      valores: (atual: AnimalCompleto | undefined) => {
        const valores = valoresDoAnimal(atual)
        return { ...valores, obito: valores.obito ?? hoje }
      },
    },
    {
      ficha,
      aoFechar,
      aoSalvar: () => {
        avisar.sucesso('Óbito registrado.')
        aoFechar()
      },
    },
  )
  return (
    <Dialogo
      aberto
      aoFechar={form.largar}
      titulo={`Registrar o óbito de ${ficha.nome}`}
      descricao="O prontuário continua inteiro. O paciente deixa de ser oferecido em novos atendimentos."
      largura="sm"
    >
      <Formulario form={form} rotulo="Óbito" rotuloDeSalvar="Registrar óbito" aoCancelar={form.largar}>
        <CampoData controle={form.control} nome="obito" rotulo="Data do óbito" maximo={hoje} obrigatorio />
        <CampoTexto controle={form.control} nome="obitoMotivo" rotulo="Motivo" maximo={200} ajuda="Se for conhecido" />
      </Formulario>
    </Dialogo>
  )
}
