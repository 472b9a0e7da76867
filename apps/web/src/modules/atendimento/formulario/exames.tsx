import RemoverIcon from '@mui/icons-material/DeleteOutlined'
import DescontoIcon from '@mui/icons-material/PercentOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { formatarReais } from '@vetlume/dominio/dinheiro'
import { ROTULOS_DA_MODALIDADE } from '@vetlume/dominio/servico'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useFieldArray, useForm, useFormState } from 'react-hook-form'
import { CampoBusca } from '../../../ui/formulario/campo-busca.tsx'
import { Dica } from '../../../ui/dica.tsx'
import { fonteDoCadastro } from '../../cadastros/index.ts'
import { PrecoExplicado } from '../preco-explicado.tsx'
import type { Preco } from './use-preco.ts'
import type { Controle } from './valores.ts'

const DialogoDeDesconto = lazy(async () => ({ default: (await import('./desconto.tsx')).DialogoDeDesconto }))

const servicos = fonteDoCadastro('servico', {
  detalhe: ({ modalidade, precoCentavos }) => `${ROTULOS_DA_MODALIDADE[modalidade]} · ${formatarReais(precoCentavos)}`,
})

interface LinhaProps {
  nome: string
  preco: Preco['preco']
  indice: number
  comDesconto: boolean
  descontado: boolean
  aoDescontar: () => void
  aoRetirar: () => void
}

function Linha({ nome, preco, indice, comDesconto, descontado, aoDescontar, aoRetirar }: LinhaProps) {
  const item = preco?.itens[indice]
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        py: 2,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Typography sx={{ flex: '1 1 12rem', fontWeight: 550 }}>{nome}</Typography>
      {item === undefined ? (
        <Skeleton width={84} aria-label="Calculando o preço" />
      ) : (
        <PrecoExplicado exame={nome} centavos={item.centavos} explicacao={item.explicacao} />
      )}
      {comDesconto && (
        <Button size="small" startIcon={<DescontoIcon />} onClick={aoDescontar} aria-label={`Desconto em ${nome}`}>
          {descontado ? 'Mudar desconto' : 'Desconto'}
        </Button>
      )}
      <Dica texto={`Retirar ${nome}`}>
        <IconButton size="small" aria-label={`Retirar ${nome}`} onClick={aoRetirar}>
          <RemoverIcon fontSize="small" />
        </IconButton>
      </Dica>
    </Box>
  )
}

/** The search that adds: a form of its own, with one field that empties itself. */
function CampoDeInclusao({
  erro,
  aoIncluir,
}: {
  erro: string | undefined
  aoIncluir: (codigo: string, nome: string) => void
}) {
  const { control, reset, setError, clearErrors } = useForm<{ itens: string | null }>({
    defaultValues: { itens: null },
  })
  useEffect(() => {
    if (erro === undefined) clearErrors('itens')
    else setError('itens', { message: erro }, { shouldFocus: true })
  }, [erro, setError, clearErrors])
  return (
    <CampoBusca
      controle={control}
      nome="itens"
      rotulo="Incluir exame"
      ajuda="Digite o nome do serviço."
      {...servicos}
      aoEscolher={(opcao) => {
        if (opcao === null) return
        aoIncluir(opcao.codigo, opcao.nome)
        reset()
      }}
    />
  )
}

export interface ExamesProps {
  control: Controle
  preco: Preco
  /** Names of the services that the form starts with, by key. */
  nomes: Readonly<Record<string, string>>
  comDesconto: boolean
}

/** What will be done, each with its price and how it came about. */
export function CampoDeExames({ control, preco, nomes: iniciais, comDesconto }: ExamesProps) {
  const { fields, append, remove, update } = useFieldArray({ control, name: 'itens', keyName: 'chave' })
  const { errors } = useFormState({ control, name: 'itens' })
  const [nomes, definirNomes] = useState(iniciais)
  const [descontando, definirDescontando] = useState<number | null>(null)
  const emDesconto = descontando === null ? undefined : fields[descontando]
  const nomeDe = (servico: string) => nomes[servico] ?? 'Exame'
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0,1fr)' }}>
      {fields.length > 0 && (
        <Box component="ul" aria-label="Exames do pedido" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {fields.map(({ chave, servico, desconto }, indice) => (
            <Linha
              key={chave}
              nome={nomeDe(servico)}
              preco={preco.preco}
              indice={indice}
              comDesconto={comDesconto}
              descontado={desconto != null}
              aoDescontar={() => definirDescontando(indice)}
              aoRetirar={() => remove(indice)}
            />
          ))}
        </Box>
      )}
      <CampoDeInclusao
        erro={errors.itens?.message ?? errors.itens?.root?.message}
        aoIncluir={(servico, nome) => {
          definirNomes((atuais) => ({ ...atuais, [servico]: nome }))
          append({ codigo: null, servico }, { shouldFocus: false })
        }}
      />
      {emDesconto !== undefined && descontando !== null && (
        <Suspense fallback={null}>
          <DialogoDeDesconto
            exame={nomeDe(emDesconto.servico)}
            atual={emDesconto.desconto ?? null}
            aoFechar={() => definirDescontando(null)}
            aoAplicar={(desconto) => {
              const { codigo, servico } = emDesconto
              update(descontando, { codigo, servico, desconto })
              definirDescontando(null)
            }}
          />
        </Suspense>
      )}
    </Box>
  )
}
