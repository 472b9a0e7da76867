import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import { MAXIMO_DE_JANELAS } from '@vetlume/dominio/atendimento'
import { useEffect, useRef } from 'react'
import { useFieldArray, useFormState } from 'react-hook-form'
import { agoraNoFuso } from '../../../lib/fuso.ts'
import { Dica } from '../../../ui/dica.tsx'
import { CampoData } from '../../../ui/formulario/campo-data.tsx'
import { CampoHora } from '../../../ui/formulario/campo-hora.tsx'
import { Icone } from '../../../ui/icones/icone.tsx'
import { Secao } from '../../../ui/pagina.tsx'
import { proximoDia } from './proximo-dia.ts'
import type { Ligacao } from './valores.ts'

const DIA_INTEIRO = { inicio: '08:00', fim: '18:00' } as const

/** The keyboard goes to the row that was just included, its day ready to be typed over. */
function useFocoNaNova(quantas: number) {
  const quadro = useRef<HTMLDivElement>(null)
  const pedida = useRef(false)
  useEffect(() => {
    if (!pedida.current) return
    pedida.current = false
    quadro.current?.querySelector<HTMLInputElement>(`[name="janelas.${quantas - 1}.dia"]`)?.select()
  }, [quantas])
  return { quadro, pedir: () => void (pedida.current = true) }
}

/** When the clinic would like it to be: a day and a stretch of it, up to five. None is any time. */
export function SecaoDasJanelas({ form: { control, getValues } }: { form: Ligacao }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'janelas', keyName: 'chave' })
  const { errors } = useFormState({ control, name: 'janelas' })
  const erro = errors.janelas?.message ?? errors.janelas?.root?.message
  const { quadro, pedir } = useFocoNaNova(fields.length)
  const retirar = (n: number) => {
    remove(n)
    quadro.current?.focus()
  }
  const hoje = agoraNoFuso().toPlainDate().toString()
  return (
    <Secao titulo="Horários de preferência" descricao="Quando fica bom para vocês. Sem nenhum, a empresa escolhe.">
      <Box
        ref={quadro}
        tabIndex={-1}
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: 'minmax(0,1fr)',
          justifyItems: 'start',
          outline: 'none',
        }}
      >
        {fields.map(({ chave }, n) => (
          <Box
            key={chave}
            role="group"
            aria-label={`Preferência ${n + 1}`}
            sx={{
              width: 1,
              display: 'grid',
              gap: 2,
              alignItems: 'start',
              gridTemplateColumns: {
                xs: 'minmax(0,1fr) minmax(0,1fr) auto',
                sm: 'minmax(0,1.4fr) minmax(0,1fr) minmax(0,1fr) auto',
              },
              '& > div:first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
            }}
          >
            <CampoData controle={control} nome={`janelas.${n}.dia`} rotulo="Dia" obrigatorio minimo={hoje} />
            <CampoHora controle={control} nome={`janelas.${n}.inicio`} rotulo="Das" obrigatorio />
            <CampoHora controle={control} nome={`janelas.${n}.fim`} rotulo="Até" obrigatorio />
            <Dica texto={`Retirar a preferência ${n + 1}`}>
              <IconButton aria-label={`Retirar a preferência ${n + 1}`} onClick={() => retirar(n)} sx={{ mt: 0.5 }}>
                <Icone nome="delete" tamanho="pequeno" />
              </IconButton>
            </Dica>
          </Box>
        ))}
        {erro !== undefined && <FormHelperText error>{erro}</FormHelperText>}
        {fields.length < MAXIMO_DE_JANELAS && (
          <Button
            variant="outlined"
            startIcon={<Icone nome="add" />}
            onClick={() => {
              pedir()
              const ultimo = getValues('janelas')?.at(-1)?.dia
              append({ dia: proximoDia(ultimo, hoje), ...DIA_INTEIRO }, { shouldFocus: false })
            }}
          >
            {fields.length === 0 ? 'Incluir horário de preferência' : 'Incluir outro horário'}
          </Button>
        )}
      </Box>
    </Secao>
  )
}
