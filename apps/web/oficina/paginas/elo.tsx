import { Ancora, BotaoComoElo } from '../../src/ui/ancora.tsx'
import { Fila } from '../../src/ui/disposicao.tsx'
import { BotaoElo, BotaoIconeElo, Elo } from '../../src/ui/elo.tsx'
import { Icone } from '../../src/ui/icones/icone.tsx'
import { LONGO } from '../amostras.ts'
import { definirPagina } from '../pagina.ts'

const Normal = () => (
  <Fila>
    <Ancora href="#a">Âncora</Ancora>
    <Ancora href="#a" color="inherit" underline="always">
      Sempre sublinhada
    </Ancora>
    <Ancora href="#a" color="error" tamanho="pequeno">
      Pequena
    </Ancora>
    <BotaoComoElo>Corrigir</BotaoComoElo>
  </Fila>
)

const DoRoteador = () => (
  <Fila>
    <Elo to="/agenda/agenda-atendimento">Agenda</Elo>
    <BotaoElo to="/laudo" variant="outlined">
      Laudos
    </BotaoElo>
    <BotaoIconeElo to="/conta" aria-label="Minha conta">
      <Icone nome="add" />
    </BotaoIconeElo>
  </Fila>
)

const TextoLongo = () => <Ancora href="#a">{LONGO}</Ancora>

export const pagina = definirPagina('Elos', { normal: Normal, 'do roteador': DoRoteador, 'texto longo': TextoLongo })
