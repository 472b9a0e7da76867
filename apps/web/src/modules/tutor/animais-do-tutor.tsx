import Box from '@mui/material/Box'
import type { TutorCompleto } from '@vetlume/dominio/tutor'
import { BotaoElo, Elo } from '../../ui/elo.tsx'
import { Etiqueta } from '../../ui/etiqueta.tsx'
import { Icone } from '../../ui/icones/icone.tsx'
import { Secao } from '../../ui/pagina.tsx'
import { EtiquetaDeSituacao, usePode } from '../cadastros/index.ts'

type Animal = TutorCompleto['animais'][number]

function UmAnimal({ codigo, nome, especie, raca, ativo, obito, principal }: Animal) {
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'baseline' }}>
      <Elo to="/cadastro/animal" search={{ codigo }} sx={{ fontWeight: 550, minWidth: 0 }}>
        {nome}
      </Elo>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {[especie, raca].filter(Boolean).join(' · ')}
      </Box>
      {!principal && <Etiqueta tom="neutro" rotulo="Outro tutor é o principal" />}
      {obito !== null && <Etiqueta tom="neutro" rotulo="Óbito" />}
      {!ativo && <EtiquetaDeSituacao ativo={false} />}
    </Box>
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
      {ficha.animais.length === 0 && <Box sx={{ color: 'text.secondary' }}>Nenhum paciente deste tutor ainda.</Box>}
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: 2 }}
      >
        {ficha.animais.map((animal) => (
          <UmAnimal key={animal.codigo} {...animal} />
        ))}
      </Box>
    </Secao>
  )
}
