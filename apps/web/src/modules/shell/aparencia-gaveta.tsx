import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import FormControlLabel from '@mui/material/FormControlLabel'
import Slider from '@mui/material/Slider'
import Switch from '@mui/material/Switch'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { APARENCIA_PADRAO, ESCALA_MAXIMA, ESCALA_MINIMA } from '@vetlume/dominio/constantes'
import { useId } from 'react'
import { mudarAparencia, useAparencia } from '../../lib/aparencia.ts'
import { BotaoSemDica } from '../../ui/botao-de-icone.tsx'
import { Botao } from '../../ui/botao.tsx'
import { Icone } from '../../ui/icones/icone.tsx'

interface EscolhaProps<T extends string> {
  rotulo: string
  valor: T
  opcoes: readonly { valor: T; rotulo: string }[]
  aoMudar: (valor: T) => void
}

function Escolha<T extends string>({ rotulo, valor, opcoes, aoMudar }: EscolhaProps<T>) {
  const id = useId()
  return (
    <Box>
      <Typography id={id} variant="subtitle2" sx={{ mb: 1.5 }}>
        {rotulo}
      </Typography>
      <ToggleButtonGroup
        exclusive
        fullWidth
        value={valor}
        aria-labelledby={id}
        onChange={(_, novo: T | null) => novo !== null && aoMudar(novo)}
      >
        {opcoes.map((opcao) => (
          <ToggleButton key={opcao.valor} value={opcao.valor}>
            {opcao.rotulo}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  )
}

/** How the system looks on this browser. Every choice is applied at once and kept for the next visits. */
export function GavetaDeAparencia({ aoFechar }: { aoFechar: () => void }) {
  const { menu, esquema, campos, ondulacao, escala } = useAparencia()
  const id = useId()
  return (
    <Drawer
      anchor="right"
      open
      onClose={aoFechar}
      slotProps={{ paper: { sx: { width: 'min(22rem, 100vw)' }, role: 'dialog', 'aria-labelledby': id } }}
    >
      <Box component="header" sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', p: 4 }}>
        <Typography id={id} component="h2" variant="h2">
          Aparência
        </Typography>
        <BotaoSemDica onClick={aoFechar} aria-label="Fechar" edge="end">
          <Icone nome="close" />
        </BotaoSemDica>
      </Box>
      <Box sx={{ display: 'grid', gap: 6, px: 4, pb: 6 }}>
        <Escolha
          rotulo="Cores"
          valor={esquema}
          aoMudar={(novo) => mudarAparencia({ esquema: novo })}
          opcoes={[
            { valor: 'light', rotulo: 'Claro' },
            { valor: 'dark', rotulo: 'Escuro' },
          ]}
        />
        <Escolha
          rotulo="Menu"
          valor={menu}
          aoMudar={(novo) => mudarAparencia({ menu: novo })}
          opcoes={[
            { valor: 'static', rotulo: 'Fixo' },
            { valor: 'overlay', rotulo: 'Sobreposto' },
            { valor: 'horizontal', rotulo: 'Horizontal' },
          ]}
        />
        <Escolha
          rotulo="Campos"
          valor={campos}
          aoMudar={(novo) => mudarAparencia({ campos: novo })}
          opcoes={[
            { valor: 'outlined', rotulo: 'Contorno' },
            { valor: 'filled', rotulo: 'Preenchido' },
          ]}
        />
        <Box>
          <Typography id={`${id}-escala`} variant="subtitle2">
            Tamanho do texto: {escala}
          </Typography>
          <Slider
            aria-labelledby={`${id}-escala`}
            value={escala}
            min={ESCALA_MINIMA}
            max={ESCALA_MAXIMA}
            step={1}
            marks
            onChange={(_, novo) => mudarAparencia({ escala: novo })}
          />
        </Box>
        <FormControlLabel
          label="Ondulação ao tocar"
          control={
            <Switch checked={ondulacao} onChange={({ target }) => mudarAparencia({ ondulacao: target.checked })} />
          }
        />
        <Botao variant="outlined" onClick={() => mudarAparencia(APARENCIA_PADRAO)}>
          Voltar ao padrão
        </Botao>
      </Box>
    </Drawer>
  )
}
