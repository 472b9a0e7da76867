import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { idadeDoAnimal } from '@vetlume/dominio/animal'
import { useState } from 'react'
import type { UseFormSetValue } from 'react-hook-form'
import { useWatch } from 'react-hook-form'
import { agoraNoFuso } from '../../lib/fuso.ts'
import { CampoData } from '../../ui/formulario/campo-data.tsx'
import { CampoMarcado } from '../../ui/formulario/campo-selecao.tsx'
import type { ControleDoAnimal, ValoresDoAnimal } from './valores.ts'

const DIA = /^\d{4}-\d{2}-\d{2}$/

export const hojeNoFuso = (): string => agoraNoFuso().toPlainDate().toString()

interface IdadeProps {
  aoMudar: (nascimento: string) => void
}

/** Age in years and months, for an animal whose birth nobody knows: the date becomes a presumed one. */
function IdadeAproximada({ aoMudar }: IdadeProps) {
  const [idade, definirIdade] = useState({ anos: '', meses: '' })
  const mudar = (parte: 'anos' | 'meses', texto: string) => {
    const nova = { ...idade, [parte]: texto.replace(/\D/g, '').slice(0, 2) }
    definirIdade(nova)
    const duracao = { years: Number(nova.anos), months: Number(nova.meses) }
    aoMudar(agoraNoFuso().toPlainDate().subtract(duracao).toString())
  }
  const comum = {
    sx: { flex: '1 1 5rem' },
    slotProps: { htmlInput: { inputMode: 'numeric', autoComplete: 'off' } },
  } as const
  return (
    <Box role="group" aria-label="Idade aproximada" sx={{ display: 'flex', gap: 2 }}>
      <TextField
        {...comum}
        label="Anos"
        autoFocus
        value={idade.anos}
        onChange={({ target }) => mudar('anos', target.value)}
      />
      <TextField {...comum} label="Meses" value={idade.meses} onChange={({ target }) => mudar('meses', target.value)} />
    </Box>
  )
}

export interface CampoNascimentoProps {
  controle: ControleDoAnimal
  escrever: UseFormSetValue<ValoresDoAnimal>
}

/** The birth of an animal: a date, or an age from which a presumed date is reckoned. */
export function CampoNascimento({ controle, escrever }: CampoNascimentoProps) {
  const [porIdade, definirPorIdade] = useState(false)
  const nascimento = useWatch({ control: controle, name: 'nascimento' })
  const hoje = hojeNoFuso()
  const idade =
    typeof nascimento === 'string' && DIA.test(nascimento) ? idadeDoAnimal({ nascimento, obito: null }, hoje) : null
  const presumir = (data: string) => {
    escrever('nascimento', data, { shouldDirty: true, shouldValidate: true })
    escrever('nascimentoPresumido', true, { shouldDirty: true })
  }
  return (
    <>
      <CampoData
        controle={controle}
        nome="nascimento"
        rotulo="Nascimento"
        maximo={hoje}
        {...(idade === null ? {} : { ajuda: idade })}
      />
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        <CampoMarcado controle={controle} nome="nascimentoPresumido" rotulo="Data presumida" />
        {porIdade ? (
          <IdadeAproximada aoMudar={presumir} />
        ) : (
          <Button size="small" color="secondary" onClick={() => definirPorIdade(true)}>
            Não sei a data: informar a idade
          </Button>
        )}
      </Box>
    </>
  )
}
