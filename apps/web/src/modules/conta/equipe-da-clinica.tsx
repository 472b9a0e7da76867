import { usePode } from '../../lib/use-pode.ts'
import { useSessao } from '../../lib/use-sessao.ts'
import { BotaoElo } from '../../ui/elo.tsx'
import { Secao } from '../../ui/pagina.tsx'

/** A partner clinic has no record of its own to open: its people are reached from here. */
export function EquipeDaClinica() {
  const { clinica } = useSessao()
  if (!usePode('equipe:ler') || clinica === null) return null
  return (
    <Secao
      titulo="Equipe da clínica"
      descricao={`Quem entra em nome de ${clinica.nome}, e convites para outras pessoas.`}
    >
      <BotaoElo to="/empresa/equipe" search={{}} variant="outlined">
        Abrir a equipe
      </BotaoElo>
    </Secao>
  )
}
