import { formatarPeso, textoDoSexo } from '@vetlume/dominio/animal'
import { juntar } from '@vetlume/dominio/formatos'
import { Recado } from '../../ui/recado.tsx'
import { Texto } from '../../ui/texto.tsx'
import type { AnimalEscolhido } from './opcao-de-animal.ts'

/** Who it is, beyond the name: age and last weight are what a slip of the search shows first. */
const resumo = ({ especie, raca, sexo, castrado, idade, pesoGramas, tutor }: AnimalEscolhido): string =>
  juntar(
    especie.nome,
    raca?.nome,
    textoDoSexo(sexo, castrado),
    idade,
    pesoGramas !== null && `último peso ${formatarPeso(pesoGramas)}`,
    `de ${tutor.nome}`,
  )

/** Under the field where a patient is chosen: homonyms told apart, and what to beware of. */
export function PacienteEscolhido({ animal }: { animal: AnimalEscolhido | null }) {
  if (animal === null) return null
  return (
    <>
      <Texto secundario role="status" className="inteiro">
        {resumo(animal)}
      </Texto>
      {animal.alerta !== null && (
        <div className="inteiro">
          <Recado tom="warning">{animal.alerta}</Recado>
        </div>
      )}
    </>
  )
}
