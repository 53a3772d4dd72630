"""A small network for rows. It embeds cards by their features and scores each option.

Things are summed by zone and owner, and every option is scored against the state. So the order of options does not
matter, and cards that were not part of the training can be used.
"""

from collections.abc import Callable

import torch
from gymnasium import spaces
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from torch import Tensor, nn

from questable.envs.encoding import CARD, COUNT, OWNER, PLACE, SEATS, ZONE, Encoding
from questable.envs.rows import OPTIONS

CARD_WIDTH = 24
STATE_WIDTH = 128
OPTION_WIDTH = 64
PLACES = 24


def symlog(numbers: Tensor) -> Tensor:
    return torch.sign(numbers) * torch.log1p(torch.abs(numbers))


class RowExtractor(BaseFeaturesExtractor):
    """Turns rows into a vector for the state, followed by the score of each option."""

    def __init__(self, observation_space: spaces.Dict, encoding: Encoding) -> None:
        self.options = OPTIONS
        super().__init__(observation_space, STATE_WIDTH + self.options)
        self.pools = len(encoding.zones) * (SEATS + 1)
        self.kinds = len(encoding.kinds)
        self.decision_at = encoding.decision_at
        self.register_buffer("card_features", symlog(torch.as_tensor(encoding.card_features)))
        self.card = nn.Linear(len(encoding.feature_columns), CARD_WIDTH)
        numbers = len(encoding.numbers) + self.kinds
        self.state = nn.Sequential(
            nn.Linear(numbers + self.pools * (CARD_WIDTH + 2), STATE_WIDTH),
            nn.ReLU(),
            nn.Linear(STATE_WIDTH, STATE_WIDTH),
            nn.ReLU(),
        )
        self.tag = nn.Embedding(len(encoding.tags) + 1, OPTION_WIDTH)
        self.option = nn.Linear(CARD_WIDTH + 3, OPTION_WIDTH)
        self.place = nn.Linear(CARD_WIDTH, OPTION_WIDTH)
        self.context = nn.Linear(STATE_WIDTH, OPTION_WIDTH)
        self.score = nn.Sequential(
            nn.ReLU(), nn.Linear(OPTION_WIDTH, OPTION_WIDTH), nn.ReLU(), nn.Linear(OPTION_WIDTH, 1)
        )

    def forward(self, observation: dict[str, Tensor]) -> Tensor:
        numbers, things, options = observation["numbers"], observation["things"].long(), observation["options"].long()
        batch = len(numbers)
        with torch.no_grad():  # counts have no parameters; only the embedding of cards is trained
            count = things[..., COUNT].float()
            pool = (things[..., ZONE] - 1).clamp(min=0) * (SEATS + 1) + things[..., OWNER]
            pool_cards = self.count_cards(pool, self.pools, things[..., CARD], count)
            totals = torch.zeros(batch, self.pools, 2, device=numbers.device)
            amounts = torch.stack([count, symlog(things[..., 5].float()) * (count > 0)], -1)
            totals.scatter_add_(1, pool.unsqueeze(-1).expand_as(amounts), amounts)
            place_cards = self.count_cards(things[..., PLACE].clamp(max=PLACES - 1), PLACES, things[..., CARD], count)
            place_cards[:, 0] = 0  # no place
            shown = options[:, : max(1, int((options[..., 0] > 0).sum(1).max()))]  # most decisions have few options
            at = shown[..., 3].clamp(max=PLACES - 1)
            option_place = place_cards.gather(1, at.unsqueeze(-1).expand(-1, -1, place_cards.shape[-1]))
            kind = nn.functional.one_hot(numbers[:, self.decision_at].long(), self.kinds).float()
        cards = torch.tanh(self.card(self.card_features))
        pools = torch.cat([pool_cards @ cards, totals], -1).flatten(1)
        state = self.state(torch.cat([symlog(numbers), kind, symlog(pools)], -1))
        about = torch.cat([cards[shown[..., 1]], symlog(shown[..., 2:].float())], -1)
        scores = self.tag(shown[..., 0]) + self.option(about) + self.place(symlog(option_place @ cards))
        scores = self.score(scores + self.context(state).unsqueeze(1)).squeeze(-1)
        padding = torch.zeros(batch, self.options - shown.shape[1], device=numbers.device)
        return torch.cat([state, scores, padding], -1)

    def count_cards(self, where: Tensor, places: int, card: Tensor, count: Tensor) -> Tensor:
        """The number of each card in each place."""
        kinds = len(self.card_features)
        counts = torch.zeros(len(where), places * kinds, device=where.device)
        return counts.scatter_add_(1, where * kinds + card, count).view(-1, places, kinds)


class SplitFeatures(nn.Module):
    """Splits the features: the scores are the policy, the state vector gives the value."""

    def __init__(self, options: int) -> None:
        super().__init__()
        self.latent_dim_pi = options
        self.latent_dim_vf = STATE_WIDTH

    def forward(self, features: Tensor) -> tuple[Tensor, Tensor]:
        return self.forward_actor(features), self.forward_critic(features)

    def forward_actor(self, features: Tensor) -> Tensor:
        return features[:, STATE_WIDTH:]

    def forward_critic(self, features: Tensor) -> Tensor:
        return features[:, :STATE_WIDTH]


class OptionPolicy(MaskableActorCriticPolicy):
    """The policy of masked PPO on top of `RowExtractor`."""

    def _build_mlp_extractor(self) -> None:
        self.mlp_extractor = SplitFeatures(self.features_extractor.options)

    def _build(self, lr_schedule: Callable[[float], float]) -> None:
        super()._build(lr_schedule)
        self.action_net = nn.Identity()
        self.optimizer = self.optimizer_class(self.parameters(), lr=lr_schedule(1), **self.optimizer_kwargs)
