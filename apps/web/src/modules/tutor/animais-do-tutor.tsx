import { juntar } from '@vetlume/dominio/formatos'
import type { TutorCompleto } from '@vetlume/dominio/tutor'
import { Fila, Pilha } from '../../ui/disposicao.tsx'
import { BotaoElo, Elo } from '../../ui/elo.tsx'
import { Etiqueta } from '../../ui/etiqueta.tsx'
import { Icone } from '../../ui/icones/icone.tsx'
import { Secao } from '../../ui/pagina.tsx'
import { EtiquetaDeSituacao, usePode } from '../cadastros/index.ts'
import { Texto } from '../../ui/texto.tsx'
import estilos from './animais-do-tutor.module.css'

type Animal = TutorCompleto['animais'][number]

function UmAnimal({ codigo, nome, especie, raca, ativo, obito, principal }: Animal) {
  return (
    <Fila como="li" alinhar="texto">
      <Elo to="/cadastro/animal" search={{ codigo }} className={estilos.nome}>
        {nome}
      </Elo>
      <Texto como="span" secundario>
        {juntar(especie, raca)}
      </Texto>
      {!principal && <Etiqueta tom="neutro" rotulo="Outro tutor é o principal" />}
      {obito !== null && <Etiqueta tom="neutro" rotulo="Óbito" />}
      {!ativo && <EtiquetaDeSituacao ativo={false} />}
    </Fila>
  )
}

/** Whom the tutor answers for. */
export function AnimaisDoTutor({ ficha }: { ficha: TutorCompleto }) {
  const pode = usePode('animal:escrever')
  const novo = pode && ficha.ativo && (
    <BotaoElo
      to="/cadastro/animal"
      search={{ novo: '1', tutor: ficha.codigo }}
      size="small"
      startIcon={<Icone nome="add" />}
    >
      Novo paciente
    </BotaoElo>
  )
  return (
    <Secao titulo="Pacientes" acoes={novo}>
      {ficha.animais.length === 0 && (
        <Texto como="div" secundario>
          Nenhum paciente deste tutor ainda.
        </Texto>
      )}
      <Pilha como="ul" espaco={2}>
        {ficha.animais.map((animal) => (
          <UmAnimal key={animal.codigo} {...animal} />
        ))}
      </Pilha>
    </Secao>
  )
}
